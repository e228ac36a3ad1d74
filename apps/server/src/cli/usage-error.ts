/** The operator was unclear: said in one line, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}
