import type { FieldProblem } from '../domain/refusal.ts';

interface HttpErrorOptions {
  readonly retryAfter?: number | null;
  readonly text?: string;
}

/**
 * A response with an error status. `body` is parsed as JSON where possible. `retryAfter` is the number of seconds to
 * wait before a retry, from the header or the body; null without one.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number | null;

  /** `text` is the message for a response that has none. */
  constructor(status: number, body: unknown, options: HttpErrorOptions = {}) {
    const { retryAfter = null, text = '' } = options;
    super(textOf(body) ?? text);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter ?? secondsIn(body);
  }

  get code(): string | null {
    return isRecord(this.body) && typeof this.body.code === 'string' ? this.body.code : null;
  }

  get problems(): readonly FieldProblem[] {
    return isRecord(this.body) && Array.isArray(this.body.problems) ? this.body.problems : [];
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const secondsIn = (body: unknown): number | null =>
  isRecord(body) && typeof body.retry_after === 'number' ? body.retry_after : null;

const nonEmptyText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Returns the text in a response body: `statusMessage`, then `message.statusMessage`, then `message` if it is text. */
function textOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const nested = isRecord(body.message) ? nonEmptyText(body.message.statusMessage) : null;
  return nonEmptyText(body.statusMessage) ?? nested ?? nonEmptyText(body.message);
}

/**
 * Returns the text of a failure: the body's text, otherwise the error's message (ERR-02 to ERR-05). Null if it has
 * none; the caller then shows its own text.
 */
export function errorText(failure: unknown): string | null {
  if (!isRecord(failure)) return nonEmptyText(failure);
  return textOf(failure.body) ?? nonEmptyText(failure.message);
}

/** Whether the caller aborted the request, so that there is nothing to report. */
export function isAborted(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'AbortError';
}
