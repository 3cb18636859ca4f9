import type { AnswerOf, BodyOf, Call } from '../contract/call.ts';
import { unreached as englishUnreached } from '../locales/en/network.ts';
import { HttpError, isAborted } from './errors.ts';

export type Backend = 'main' | 'legacy';

/** Where the two backends stand. Configuration: the same screens can be pointed at another deployment. */
export const bases: Readonly<Record<Backend, string>> = {
  main: import.meta.env.VITE_API_BASE ?? '/api',
  legacy: import.meta.env.VITE_LEGACY_BASE ?? '/legacy',
};

export interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Payment calls send no cookies, and a 401 of theirs signs nobody out. */
  readonly withoutSession?: boolean;
  /** A file rather than JSON: the body of a success is then a `Blob`. */
  readonly file?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What the shell hears of every call: that one was made, and that the session is over. */
export interface CallListener {
  readonly onRequest?: (at: number) => void;
  readonly onSignedOut?: () => void;
}

const listeners = new Set<CallListener>();
let personId: number | null = null;
let viewedAccountId: number | null = null;

/** What is said where the server can’t be reached: in English until a language is loaded. */
let unreached: string = englishUnreached;
export function setUnreachedText(text: string): void {
  unreached = text;
}

/**
 * The person every call is made for from now on: the server refuses it once somebody else has signed in in this
 * browser, as another tab can do at any time. Null: nobody is known.
 */
export function callAs(userId: number | null): void {
  personId = userId;
}

/** The account every call asks for from now on; a wish, which the server grants or refuses. Null: the own one. */
export function viewAccount(accountId: number | null): void {
  viewedAccountId = accountId;
}

/** Tells `listener` of calls until the returned function is called. */
export function listenToCalls(listener: CallListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * One call. A `Blob` is sent as it is, all else as JSON. Throws `HttpError` for every answer outside 200-299, and
 * without a network what `fetch` throws, in words of ours.
 */
export async function request(
  backend: Backend,
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Answer> {
  for (const listener of listeners) listener.onRequest?.(Date.now());
  const response = await fetch(`${bases[backend]}${path}`, {
    method,
    credentials: options.withoutSession ? 'omit' : 'include',
    headers: headersOf(body, options),
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    signal: options.signal,
  }).catch(sayUnreached);
  const answered = response.ok && options.file ? await response.blob() : await parsed(response);
  if (response.ok) return { status: response.status, body: answered, headers: response.headers };
  if (response.status === 401 && endsSession(path, options)) {
    for (const listener of listeners) listener.onSignedOut?.();
  }
  throw new HttpError(response.status, answered, secondsOf(response.headers.get('retry-after')));
}

/** A call of the contract, typed at both ends. */
export async function callMain<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options?: RequestOptions,
): Promise<AnswerOf<C>> {
  const sent = call.method === 'GET' ? undefined : body;
  return (await request('main', call.method, call.path, sent, options)).body as AnswerOf<C>;
}

/** Every browser has words of its own for a dead network, and none says what to do. */
function sayUnreached(failure: unknown): never {
  throw isAborted(failure) ? failure : new TypeError(unreached, { cause: failure });
}

/** The header may also hold a date, which nobody here sends. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,5}$/.test(header) ? Number(header) : null;

/** A wrong password must be shown, and a sign-out after expiry must end: these two never force `/logout`. */
function endsSession(path: string, { withoutSession }: RequestOptions): boolean {
  return !withoutSession && path !== '/login' && path !== '/logout';
}

function headersOf(body: unknown, { headers, withoutSession }: RequestOptions): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': contentType(body) }),
    ...(personId === null || withoutSession ? {} : { 'x-cairn-person': String(personId) }),
    ...(viewedAccountId === null || withoutSession ? {} : { 'x-cairn-account': String(viewedAccountId) }),
    ...headers,
  };
}

/** A file is sent as it is. */
const contentType = (body: unknown) =>
  body instanceof Blob ? 'application/octet-stream' : 'application/json';

async function parsed(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
