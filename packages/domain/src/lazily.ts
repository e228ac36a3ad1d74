/**
 * Makes something at its first use, then keeps it. A date format costs a phone tens of milliseconds:
 * none is made for a page that shows no date.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
