/** Error for a command that cannot run, with a message for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
