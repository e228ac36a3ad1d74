/** Lets the browser paint, and answer whoever touches the page, between two long pieces of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
