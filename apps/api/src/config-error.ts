/** Error for an invalid setting. Its message names the variable and the fix, and is all that a person needs to see. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
