import { atom } from 'nanostores';

/** How long a toast stays, unless told otherwise. */
export const TOAST_DURATION_MS = 5000;

export type ToastOptions = {
  message: string;
  variant?: 'info' | 'success' | 'error';
  /** In milliseconds. */
  duration?: number;
};

export type Toast = Required<ToastOptions> & { id: number };

export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a message for a while, in the page's `ToastRegion`. Any island may call it. */
export function showToast({
  message,
  variant = 'info',
  duration = TOAST_DURATION_MS,
}: ToastOptions): number {
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, message, variant, duration }]);
  return lastId;
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
