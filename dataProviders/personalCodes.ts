import type { BodyOf, ResponseOf } from '../contract/call.ts';
import type { personalCodeCalls } from '../contract/v2/personalCodes.ts';
import { HttpError } from './errors.ts';
import { request } from './http.ts';

type Enter = typeof personalCodeCalls.enter;
type OpenedCode = ResponseOf<Enter>;

const timeoutMs = 20_000;

/**
 * Exchanges a personal code and a PIN for the code of a link. Only types of the contract are imported, so that the page loads no validation
 * library. Throws `HttpError` for refusals, and the error of `fetch` without a network.
 */
export async function enterPersonalCode(entered: BodyOf<Enter>): Promise<OpenedCode> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { status, body } = await request('main', 'POST', '/v2/survey/enter_code', entered, { signal });
  if (!isResponse(body)) throw new HttpError(status, null);
  return body;
}

function isResponse(body: unknown): body is OpenedCode {
  const { code } = (body ?? {}) as { readonly code?: unknown };
  return typeof code === 'string';
}
