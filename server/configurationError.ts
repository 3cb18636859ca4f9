/** What the operator has to change before the server can run. Starting it again as it is would not help. */
export class ConfigurationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ConfigurationError';
  }
}
