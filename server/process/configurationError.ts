/** An error in the configuration that the operator has to correct. A restart does not help. */
export class ConfigurationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ConfigurationError';
  }
}
