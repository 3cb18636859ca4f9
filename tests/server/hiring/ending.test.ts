import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteApplications } from '../../../server/usecases/hiring/deleteApplications.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aHirer, anOpenRole, ask } from './testRole.ts';

let server: TestServer;
let hirer: Client;

beforeAll(async () => {
  server = await startTestServer();
  hirer = await aHirer(server, await server.anAccount({ name: 'Harbor & Pine' }));
});
afterAll(() => server.close());

const askAsVisitor = (call: string, body: object) => ask(server.visitor(), call, body);
const applicantsOf = async (requisition_id: number) =>
  (await ask(hirer, 'applicants', { requisition_id, per_page: 100 })).body.applicants;

/** Invites many people and returns the codes of their links. */
async function applicants(role: number, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, at) => ({ email: `p${role}x${at}@people.example` }));
  await ask(hirer, 'invite', { requisition_id: role, people });
  await server.runJobs();
  const codes = people.map(({ email }) => server.letters.findLast(({ to }) => to === email)?.text ?? '');
  return codes.map((text) => /\?code=([\w-]{43})/.exec(text)?.[1] ?? '');
}

describe('selection rates', () => {
  const rates = async (requisition_id: number) => (await ask(hirer, 'rates', { requisition_id })).body;

  test('are computed once by group and stage from closed applications, including deleted ones', async () => {
    const role = await anOpenRole(hirer, { retention_days: 30 });
    const codes = await applicants(role, 30);
    for (const [at, code] of codes.entries()) {
      await askAsVisitor('about', { code, gender: at < 15 ? 'woman' : 'man', race: null });
    }
    const ids: number[] = (await applicantsOf(role)).map(({ id }: { id: number }) => id);
    const onward = [...ids.slice(0, 4), ...ids.slice(15, 24)];
    await ask(hirer, 'move', { requisition_id: role, applicant_ids: onward, stage: 'interview' });
    expect((await ask(hirer, 'make_rates', { requisition_id: role })).body.code).toBe('rates_early');
    const { owner } = server.database;
    const [last = 0] = ids.slice(-1);
    await owner
      .updateTable('applicants')
      .set({ decision: 'rejected' })
      .where('requisition_id', '=', role)
      .where('id', '<>', last)
      .execute();
    await ask(hirer, 'change_status', { requisition_id: role, status: 'closed' });
    expect((await ask(hirer, 'make_rates', { requisition_id: role })).body.code).toBe('rates_early');
    expect(await rates(role)).toMatchObject({ made_on: null, undecided: 1, tables: [] });
    await ask(hirer, 'decide', { applicant_id: last, decision: 'rejected', reason: 'Late.' });

    const [first = 0] = ids;
    await owner
      .updateTable('applicants')
      .set({ delete_after: '2026-11-20' })
      .where('id', '=', first)
      .execute();
    await deleteApplications(server.deps);
    expect((await applicantsOf(role)).length).toBe(29);
    expect((await ask(hirer, 'make_rates', { requisition_id: role })).status).toBe(200);

    const made = await rates(role);
    const shown = made.tables.find(
      (one: { stage: string; dimensions: string[] }) =>
        one.stage === 'applied' && one.dimensions.join() === 'gender',
    );
    expect(
      shown.table.rows.map((row: { group: string[]; applicants: number; selected: number; word: string }) => [
        ...row.group,
        row.applicants,
        row.selected,
        row.word,
      ]),
    ).toEqual([
      ['man', 15, 9, 'reference'],
      ['woman', 15, 4, 'tooFew'],
    ]);
    await sql`update selection_rates set tables = replace(tables::text, '"tooFew"', '"flag"')::jsonb`.execute(
      server.database.owner,
    );
    expect(await rates(role)).toEqual(made);
    expect(JSON.stringify(made)).not.toMatch(/@people/);
    const again = await ask(hirer, 'change_status', { requisition_id: role, status: 'open' });
    expect(again.body.code).toBe('status_change');
  });

  test('have no table for fewer than 30 applicants', async () => {
    const role = await anOpenRole(hirer);
    const [code = ''] = await applicants(role, 1);
    await askAsVisitor('about', { code, gender: 'woman' });
    const [one] = await applicantsOf(role);
    await ask(hirer, 'withdraw', { applicant_id: one.id });
    await ask(hirer, 'change_status', { requisition_id: role, status: 'closed' });
    await ask(hirer, 'make_rates', { requisition_id: role });
    const { tables } = await rates(role);
    expect(tables.length).toBe(12);
    expect(tables.every(({ table }: { table: unknown }) => table === null)).toBe(true);
  });
});

test('an application is deleted with its data the day after its retention period, and the log names no one', async () => {
  const role = await anOpenRole(hirer, { retention_days: 30 });
  const [own = ''] = await applicants(role, 1);
  await askAsVisitor('about', { code: own, gender: 'woman' });
  const [one] = await applicantsOf(role);
  await ask(hirer, 'decide', { applicant_id: one.id, decision: 'rejected', reason: 'No licence.' });
  const keptTo = (day: string) =>
    server.database.owner
      .updateTable('applicants')
      .set({ delete_after: day })
      .where('id', '=', one.id)
      .execute();
  await keptTo('2026-11-21');
  await deleteApplications(server.deps);
  expect((await applicantsOf(role)).length).toBe(1);
  await keptTo('2026-11-20');
  await deleteApplications(server.deps);
  expect(await applicantsOf(role)).toEqual([]);
  for (const table of ['applicants', 'applicant_stages', 'assignments', 'audit_entries', 'requisitions']) {
    const { rows } = await server.database.executeSql(`select t::text as line from ${table} t`);
    expect(rows.map(({ line }) => line).join('\n'), table).not.toMatch(new RegExp(`p${role}x0@|licence`));
  }
  expect((await askAsVisitor('page', { code: own })).body.code).toBe('link_unknown');
  const left = await server.database.executeSql(
    'select id from applicant_demographics where requisition_id = $1',
    [role],
  );
  expect(left.rows.length).toBe(1);
});
