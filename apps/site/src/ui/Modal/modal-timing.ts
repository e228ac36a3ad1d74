/** From the moment it is asked for to the moment its content begins to show. */
export const MODAL_OPEN_DELAY_MS = 150;
/** How long the content takes to leave; then comes the callback. */
export const MODAL_CLOSE_MS = 300;
/** On the body from the first moment of opening to the last of closing. */
export const MODAL_OPEN_CLASS = 'modal-open';
/** Fired on the dialog once it has left. */
export const MODAL_CLOSED_EVENT = 'modal-closed';
