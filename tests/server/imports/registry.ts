import type { Client, Reply } from '../../support/client.ts';

/** Lines of CSV. */
export const csv = (...lines: readonly string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`);

const base = '/api/v2/user_imports';

/** Uploads a file and returns the response. */
export const upload = (client: Client, bytes: Buffer, name = 'people.csv'): Promise<Reply> =>
  client.post(`${base}/upload?name=${encodeURIComponent(name)}`, bytes, {
    headers: { 'content-type': 'application/octet-stream' },
  });

/** Sends one call about an import and returns the response. */
export const ask = (client: Client, call: string, body: object): Promise<Reply> =>
  client.post(`${base}/${call}`, body);

/** The import with its columns. */
export const whole = async (client: Client, import_id: number) =>
  (await ask(client, 'get', { import_id })).body;

/** Uploads a file and runs its dry run with the guessed columns. */
export async function checked(client: Client, bytes: Buffer) {
  const { body, status } = await upload(client, bytes);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { columns } = await whole(client, body.import_id);
  const mapping = columns.map(({ field }: { field: string | null }) => field);
  await ask(client, 'check', { import_id: body.import_id, mapping });
  return whole(client, body.import_id);
}

export const rowsOf = async (client: Client, import_id: number, expected: object = {}) =>
  (await ask(client, 'rows', { import_id, ...expected })).body.rows;

export const errorsOf = (client: Client, import_id: number): Promise<Reply> =>
  client.get(`${base}/errors?import_id=${import_id}`);
