/** A setting that cannot be used. Its message names the variable and the fix, and is all a person needs to see. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
