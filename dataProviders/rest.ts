import simpleRest from 'ra-data-simple-rest';
import { recordsPath } from '../contract/firstPageQuery.ts';
import { takeFirstPage } from './firstPage.ts';
import { downloadFile, request } from './http.ts';
import { withFieldErrors } from './withFieldErrors.ts';

interface Options {
  readonly method?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

/**
 * The HTTP client of ra-data-simple-rest: sends the session cookie and the viewed account, and throws the errors of
 * `request`.
 */
async function httpClient(url: string, { method = 'GET', body, signal }: Options = {}) {
  const list = takeFirstPage(url);
  if (list)
    return { status: 200, headers: new Headers({ 'content-range': list.range }), body: '', json: list.rows };
  const sent = body === undefined ? undefined : JSON.parse(String(body));
  const answer = await withFieldErrors(request('main', method, url, sent, { signal: signal ?? undefined }));
  // The type of simple-rest's own client is JSON of any shape.
  const json = answer.body as ReturnType<typeof JSON.parse>;
  return { status: answer.status, headers: answer.headers, body: '', json };
}

/** react-admin's data provider methods over `/api/v2/resources`. */
export const rest = simpleRest(recordsPath, httpClient);

/** Returns all rows of a list that match the filter, as a file made by the server. */
export async function exportRecords(
  resource: string,
  format: 'csv' | 'xlsx',
  filter: Readonly<Record<string, unknown>>,
): Promise<Blob> {
  const query = new URLSearchParams({ format, filter: JSON.stringify(filter) });
  return downloadFile(`${recordsPath}/${resource}/export?${query}`);
}
