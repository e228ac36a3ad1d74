/** Once the browser has drawn what changed until now: what follows is the work of another frame. */
export function framePainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
