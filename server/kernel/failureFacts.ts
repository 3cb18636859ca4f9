interface Thrown {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack?: string;
}

/** Number of stack frames that are logged. */
const frameCount = 5;

/** Returns what may be logged about an unexpected error: not its message, which may quote a stored value. */
export function failureFacts(error: unknown): Readonly<Record<string, unknown>> {
  const { name, code, stack } = error as Thrown;
  const frames = (stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { name, code, frames: frames.slice(0, frameCount) };
}

/**
 * Returns the message of an error. For invalid values (SQLSTATE class 22), the SQLSTATE is used instead, because the
 * message quotes the value.
 */
export function failureReason(error: unknown): string {
  const { code, message = '' } = error as Thrown;
  return code && /^22[0-9A-Z]{3}$/.test(code) ? `SQL state ${code}` : message;
}
