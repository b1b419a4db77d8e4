/** A wish of the operator that cannot be granted, in a sentence for them. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
