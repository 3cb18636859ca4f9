import type { TestCompanies } from './changePayloads.ts';

const records = '/api/v2/resources';

export async function insert({ server }: TestCompanies, text: string, values: unknown[]): Promise<number> {
  return Number((await server.database.executeSql(`${text} returning id`, values)).rows[0]?.id);
}
export const newest = async ({ server }: TestCompanies, table: string): Promise<number> =>
  Number((await server.database.executeSql(`select max(id) as id from ${table}`)).rows[0]?.id);
export async function createRecord(
  { superAdmin }: TestCompanies,
  resource: string,
  draft: object,
): Promise<number> {
  return (await superAdmin.post(`${records}/${resource}`, draft)).body.id;
}
export const aPerson = async (
  { server, company }: TestCompanies,
  permissions: ('user' | 'local_admin')[] = ['user'],
) => (await server.aUser({ account: company.account, permissions })).id;

export const firstTopic = async ({ server }: TestCompanies): Promise<number> =>
  Number((await server.database.executeSql('select min(id) as id from topics')).rows[0]?.id);

/** A checked import that would create one person. */
export async function anImport(testCompany: TestCompanies): Promise<number> {
  const { account } = testCompany.company;
  const id = await insert(
    testCompany,
    `insert into user_imports (account_id, state, file_name, encoding, headings, row_count, counts, created_at)
      values ($1, 'checked', 'people.csv', 'utf-8', '{email}', 0, '{"create":1}', now())`,
    [account.id],
  );
  await testCompany.server.database.executeSql(
    `insert into user_import_rows (account_id, import_id, line, cells, kind, draft)
      values ($1, $2, 2, '["x"]', 'create', $3)`,
    [
      account.id,
      id,
      JSON.stringify({ first_name: 'A', last_name: 'B', email: `import${id}@people.example` }),
    ],
  );
  return id;
}
