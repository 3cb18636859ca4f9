import type { Problem } from '../domain/refusal.ts';

/**
 * An answer that is not a success. `body` is what came, parsed as JSON where it could be. `retryAfter` is how many
 * seconds the server asks to wait before the next try, by its header or its body; null where it says nothing.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown, retryAfter: number | null = null) {
    super(textOf(body) ?? '');
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter ?? secondsIn(body);
  }

  get code(): string | null {
    return isRecord(this.body) && typeof this.body.code === 'string' ? this.body.code : null;
  }

  get problems(): readonly Problem[] {
    return isRecord(this.body) && Array.isArray(this.body.problems) ? this.body.problems : [];
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const secondsIn = (body: unknown): number | null =>
  isRecord(body) && typeof body.retry_after === 'number' ? body.retry_after : null;

const filled = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** The text in an answer's body: `statusMessage`, then `message.statusMessage`, then `message` if it is text. */
function textOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const nested = isRecord(body.message) ? filled(body.message.statusMessage) : null;
  return filled(body.statusMessage) ?? nested ?? filled(body.message);
}

/**
 * The text of a failure, or null if it has none and the caller's own sentence is to be shown (§8): the body's
 * text first, then the error's own message.
 */
export function errorText(failure: unknown): string | null {
  if (!isRecord(failure)) return filled(failure);
  return textOf(failure.body) ?? filled(failure.message);
}

/** Whether a call was given up by its caller: nothing to tell anybody. */
export function isAborted(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'AbortError';
}
