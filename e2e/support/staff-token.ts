/** Opens the page of a request on the server of the tests. */
export const STAFF_TOKEN = 'those-who-answer-in-tests';
