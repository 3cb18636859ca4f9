import type { Client, Reply } from '../../support/client.ts';

/** Lines of CSV. */
export const csvOf = (...lines: readonly string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`);

const base = '/api/v2/user_imports';

/** Uploads a file and returns the response. */
export const uploadImport = (
  client: Client,
  bytes: Buffer,
  name = 'people.csv',
  subject = 'people',
): Promise<Reply> =>
  client.post(`${base}/upload?${new URLSearchParams({ name, subject })}`, bytes, {
    headers: { 'content-type': 'application/octet-stream' },
  });

/** Sends one call about an import and returns the response. */
export const callImport = (client: Client, call: string, body: object): Promise<Reply> =>
  client.post(`${base}/${call}`, body);

/** The import with its columns. */
export const readImport = async (client: Client, import_id: number) =>
  (await callImport(client, 'get', { import_id })).body;

/** Uploads a file and runs its dry run with the guessed columns. */
export async function uploadAndCheck(
  client: Client,
  bytes: Buffer,
  options: object = {},
  subject = 'people',
) {
  const { body, status } = await uploadImport(client, bytes, `${subject}.csv`, subject);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { columns } = await readImport(client, body.import_id);
  const mapping = columns.map(({ field }: { field: string | null }) => field);
  await callImport(client, 'check', { import_id: body.import_id, mapping, ...options });
  return readImport(client, body.import_id);
}

export const readRows = async (client: Client, import_id: number, expected: object = {}) =>
  (await callImport(client, 'rows', { import_id, ...expected })).body.rows;

export const downloadErrors = (client: Client, import_id: number): Promise<Reply> =>
  client.get(`${base}/errors?import_id=${import_id}`);
