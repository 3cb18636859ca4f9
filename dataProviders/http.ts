import type { BodyOf, Call, ResponseOf, SchemaShape } from '../contract/call.ts';
import { unreached as englishUnreached } from '../locales/en/network.ts';
import { HttpError, isAborted } from './errors.ts';

export type Backend = 'main' | 'legacy';

/** The base URLs of the two backends, configurable so that the screens can use another deployment. */
export const baseUrls: Readonly<Record<Backend, string>> = {
  main: import.meta.env.VITE_API_BASE ?? '/api',
  legacy: import.meta.env.VITE_LEGACY_BASE ?? '/legacy',
};

export interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** For payment calls: sends no cookies, and a 401 does not sign out. */
  readonly withoutSession?: boolean;
  /** Sends the request even if the page is being left. */
  readonly keepalive?: boolean;
  /** Expects a file: the body of a success is a `Blob`. */
  readonly file?: boolean;
}

export interface HttpResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Notified of every request, and of the end of the session. */
export interface CallListener {
  readonly onRequest?: (at: number) => void;
  readonly onSignedOut?: () => void;
}

const listeners = new Set<CallListener>();
let personId: number | null = null;
let viewedAccountId: number | null = null;

/** The texts of failures for which the server sent none. */
interface FailureTexts {
  readonly unreached: string;
  readonly offline?: string;
  readonly statuses?: Readonly<Record<number, string>>;
}

/** English until a language is loaded. */
let failureTexts: FailureTexts = { unreached: englishUnreached };
export function setFailureTexts(texts: FailureTexts): void {
  failureTexts = texts;
}

/**
 * Sets the person for whom all later requests are made; null for none. The server rejects requests for this person once another person has
 * signed in to this browser, for example in another tab.
 */
export function setCallingPerson(userId: number | null): void {
  personId = userId;
}

/**
 * Sets the account that all later requests ask for; null for the person's own. The server decides whether it may be
 * viewed.
 */
export function setViewedAccount(accountId: number | null): void {
  viewedAccountId = accountId;
}

/** Notifies `listener` of requests until the returned function is called. */
export function listenToCalls(listener: CallListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends a request; a `Blob` body unchanged, everything else as JSON. Throws `HttpError` for statuses outside 200 to
 * 299, and a `TypeError` with our own text when the server can't be reached.
 */
export async function request(
  backend: Backend,
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  for (const listener of listeners) listener.onRequest?.(Date.now());
  const response = await fetch(`${baseUrls[backend]}${path}`, {
    method,
    credentials: options.withoutSession ? 'omit' : 'include',
    headers: headersOf(body, options),
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    signal: options.signal,
    ...(options.keepalive ? { keepalive: true } : {}),
  }).catch(throwUnreached);
  const answered = response.ok && options.file ? await response.blob() : await parsed(response);
  if (response.ok) return { status: response.status, body: answered, headers: response.headers };
  if (response.status === 401 && endsSession(path, options)) {
    for (const listener of listeners) listener.onSignedOut?.();
  }
  throw new HttpError(response.status, answered, {
    retryAfter: secondsOf(response.headers.get('retry-after')),
    text: failureTexts.statuses?.[response.status],
  });
}

/** Sends a request that is typed by the contract. */
export async function callMain<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options?: RequestOptions,
): Promise<ResponseOf<C>> {
  const sent = call.method === 'GET' ? undefined : body;
  return (await request('main', call.method, call.path, sent, options)).body as ResponseOf<C>;
}

type MessageCall = Call<SchemaShape, SchemaShape & { readonly __outputType: { readonly message: string } }>;

/** Sends a request that changes something and returns the text to show. */
export async function callForMessage<C extends MessageCall>(call: C, body: BodyOf<C>): Promise<string> {
  return (await callMain(call, body)).message;
}

/** A function that sends one call with its body. */
export const sender =
  <C extends Call>(call: C) =>
  (body: BodyOf<C>): Promise<ResponseOf<C>> =>
    callMain(call, body);

/** A function that sends one call with its body and returns the text to show. */
export const messageSender =
  <C extends MessageCall>(call: C) =>
  (body: BodyOf<C>): Promise<string> =>
    callForMessage(call, body);

/** Downloads a file of the main backend. */
export async function downloadFile(path: string): Promise<Blob> {
  return (await request('main', 'GET', path, undefined, { file: true })).body as Blob; // with `file` the body is a Blob
}

/** Replaces the browser's network error, which differs by browser and does not say what to do. */
function throwUnreached(failure: unknown): never {
  if (isAborted(failure)) throw failure;
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  const text = (isOffline && failureTexts.offline) || failureTexts.unreached;
  throw new TypeError(text, { cause: failure });
}

/** Only seconds are supported; the server never sends a date. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,5}$/.test(header) ? Number(header) : null;

/**
 * Whether a 401 ends the session. A wrong password must be shown, and signing out of an expired session must succeed,
 * so neither may redirect to `/logout`.
 */
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
