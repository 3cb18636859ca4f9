import type { Client, Reply } from '../../support/client.ts';

const base = '/api/v2/pay_projects';

export const payDraft = {
  name: 'Pay review 2026',
  description: null,
  currency: 'EUR',
  data_day: '2026-11-01',
  analyst_ids: [] as readonly number[],
  minimum_group: 5,
};

/** Creates a pay project and returns its id. */
export async function aPayProject(client: Client, fields: object = {}): Promise<number> {
  const { body, status } = await client.post('/api/v2/resources/pay_projects', { ...payDraft, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

export const payHeadings =
  'Employee ID,Name,Gender,Category,Level,Hire date,Base pay,Bonus,Currency,FTE,Range min,Range max';

export const payCsv = (...rows: readonly string[]) => Buffer.from(`${[payHeadings, ...rows].join('\n')}\n`);

/** Rows of employees who are alternately women and men, in two categories; women earn a little less. */
export const payRows = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const isWoman = at % 2 === 0;
    const pay = 50_000 + (at % 10) * 1_500 - (isWoman ? 2_000 : 0);
    const category = at % 4 < 2 ? 'Engineering' : 'Sales';
    const bonus = at % 3 === 0 ? 3_000 : 0;
    return `E${at},Person ${at},${isWoman ? 'F' : 'M'},${category},L${at % 3},20${10 + (at % 10)}-03-01,${pay},${bonus},EUR,1,45000,65000`;
  });

export const callPay = (client: Client, call: string, body: object): Promise<Reply> =>
  client.post(`${base}/${call}`, body);

/** Uploads a file and returns the response. */
export const uploadPay = (client: Client, project_id: number, bytes: Buffer): Promise<Reply> =>
  client.post(
    `${base}/upload?${new URLSearchParams({ project_id: String(project_id), name: 'pay.csv' })}`,
    bytes,
    {
      headers: { 'content-type': 'application/octet-stream' },
    },
  );

/** Uploads a file and runs its dry run with the guessed columns; returns the file. */
export async function uploadAndCheckPay(
  client: Client,
  project_id: number,
  bytes: Buffer,
  more: object = {},
) {
  const { body, status } = await uploadPay(client, project_id, bytes);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { file } = (await callPay(client, 'uploaded', { project_id })).body;
  const mapping = file.columns.map(({ field }: { field: string | null }) => field);
  const checked = await callPay(client, 'check', {
    project_id,
    mapping,
    date_order: file.date_order,
    ...more,
  });
  if (checked.status !== 200) throw new Error(JSON.stringify(checked.body));
  return (await callPay(client, 'uploaded', { project_id })).body.file;
}

/** A project with applied employees. */
export async function aFilledPayProject(client: Client, count: number, fields: object = {}): Promise<number> {
  const id = await aPayProject(client, fields);
  await uploadAndCheckPay(client, id, payCsv(...payRows(count)));
  const { status, body } = await callPay(client, 'apply', { project_id: id });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
}
