import simpleRest from 'ra-data-simple-rest';
import { withFieldErrors } from './fieldErrors.ts';
import { request } from './http.ts';

const path = '/v2/resources';

interface Options {
  readonly method?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

/** ra-data-simple-rest speaks through our one door: our cookie, the viewed account, our way to say no. */
async function client(url: string, { method = 'GET', body, signal }: Options = {}) {
  const sent = body === undefined ? undefined : JSON.parse(String(body));
  const answer = await withFieldErrors(request('main', method, url, sent, { signal: signal ?? undefined }));
  // The dialect's own client answers JSON of any shape.
  const json = answer.body as ReturnType<typeof JSON.parse>;
  return { status: answer.status, headers: answer.headers, body: '', json };
}

/** The nine methods over `/api/v2/resources`. */
export const rest = simpleRest(path, client);

/** All pages of a list as a file made by the server. */
export async function exportRecords(
  resource: string,
  format: 'csv' | 'xlsx',
  filter: Readonly<Record<string, unknown>>,
): Promise<Blob> {
  const query = new URLSearchParams({ format, filter: JSON.stringify(filter) });
  return (await request('main', 'GET', `${path}/${resource}/export?${query}`, undefined, { file: true }))
    .body as Blob;
}
