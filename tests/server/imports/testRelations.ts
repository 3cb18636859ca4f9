import { callImport, csvOf, readRows, uploadAndCheck } from './importCalls.ts';
import { account, addPerson, client, server } from './testCompany.ts';

export const heading = 'Person,Relationship,Other person';
export const check = (...lines: readonly string[]) =>
  uploadAndCheck(client, csvOf(...lines), {}, 'relationships');
export const apply = (import_id: number) => callImport(client, 'apply', { import_id });
export const undo = (import_id: number) => callImport(client, 'undo', { import_id });
export const records = '/api/v2/resources/relationships';
export const readRelations = async () => {
  const rows = await server.database.owner
    .selectFrom('relationships as r')
    .innerJoin('users as one', 'one.id', 'r.from_user_id')
    .innerJoin('users as other', 'other.id', 'r.to_user_id')
    .select(['r.id', 'one.first_name as from', 'r.kind', 'other.first_name as to', 'source'])
    .where('r.account_id', '=', account.id)
    .orderBy('r.id')
    .execute();
  return rows.map(({ from, kind, to, source }) => `${from} ${kind} ${to} ${source}`);
};
export const relate = (
  from: { id: number },
  kind: 'manager' | 'peer',
  to: { id: number },
  source: 'hand' | 'teams',
) =>
  server.database.owner
    .insertInto('relationships')
    .values({
      account_id: account.id,
      from_user_id: from.id,
      kind,
      to_user_id: to.id,
      source,
      updated_at: server.clock.now().toISOString(),
    })
    .execute();
export const addPeople = async () => ({
  ada: await addPerson('ada', { external_id: 'E-ada' }),
  ben: await addPerson('ben', { external_id: 'E-ben' }),
  cai: await addPerson('cai', { external_id: 'E-cai' }),
});
export const problemsOf = async (id: number) =>
  (await readRows(client, id, { kind: 'error' })).map(
    ({ line, problems: [first] }: { line: number; problems: { field: string; problem: string }[] }) =>
      `${line} ${first?.field} ${first?.problem}`,
  );
