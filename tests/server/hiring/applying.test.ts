import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aHirer, anOpenRole, ask, readApplicant } from './testRole.ts';

let server: TestServer;
let account: AnAccount;
let hirer: Client;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Harbor & Pine' });
  hirer = await aHirer(server, account);
});
afterAll(() => server.close());

const ada = { first_name: 'Ada', last_name: 'Miller', consent: true };
const askAsVisitor = (call: string, body: object) => ask(server.visitor(), call, body);
const publicCode = async (requisition_id: number): Promise<string> =>
  String((await ask(hirer, 'overview', { requisition_id })).body.public_url)
    .split('/')
    .at(-1) ?? '';
const applicantsOf = async (requisition_id: number) =>
  (await ask(hirer, 'applicants', { requisition_id, per_page: 100 })).body.applicants;

async function aPublicRole(facts: object = {}) {
  const role = await anOpenRole(hirer, { public_link: true, description: 'Mills.', ...facts });
  return { role, code: await publicCode(role) };
}

/** Applies and returns the code of the emailed link. */
async function applied(code: string, email: string): Promise<string> {
  await askAsVisitor('apply', { ...ada, code, email });
  await server.runJobs();
  const letter = server.letters.findLast(({ to }) => to === email);
  return /\/metrics\/h\?code=([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('with the public link of a role', () => {
  test('anyone can read the role, but nothing about its applicants', async () => {
    const { code } = await aPublicRole({ retention_days: 90 });
    const { status, body } = await askAsVisitor('page', { code });
    expect([status, body]).toEqual([
      200,
      {
        role: {
          title: 'Miller',
          description: 'Mills.',
          company: 'Harbor & Pine',
          closes_on: null,
          retention_days: 90,
          open: true,
        },
        own: null,
      },
    ]);
  });

  test('an applicant consents and receives a personal link by email', async () => {
    const { role, code } = await aPublicRole();
    const without = await askAsVisitor('apply', { ...ada, code, email: 'a@people.example', consent: false });
    expect(without.body.problems).toMatchObject([{ field: 'consent' }]);
    const own = await applied(code, 'ada@people.example');
    expect(own).toHaveLength(43);
    expect(await applicantsOf(role)).toMatchObject([
      { name: 'Ada Miller', source: 'public_link', stage: 'applied', status: 'invited' },
    ]);
    const page = await askAsVisitor('page', { code: own });
    expect(page.body.own).toEqual({ first_name: 'Ada', status: 'invited', withdrawn: false, active: true });
  });

  test('the response does not reveal a previous application, and no email is sent twice', async () => {
    const { role, code } = await aPublicRole();
    const first = await askAsVisitor('apply', { ...ada, code, email: 'twice@people.example' });
    await server.runJobs();
    const letters = server.letters.length;
    const second = await askAsVisitor('apply', { ...ada, code, email: 'Twice@People.example' });
    await server.runJobs();
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(server.letters.length).toBe(letters);
    expect((await applicantsOf(role)).length).toBe(1);
    await askAsVisitor('apply', { ...ada, code, email: 'twice@people.example' });
    const often = await askAsVisitor('apply', { ...ada, code, email: 'twice@people.example' });
    expect([often.status, often.text]).toEqual([first.status, first.text]);
  });

  test.each([
    ['a code that is none', async () => 'nowhere'],
    [
      'a link that was renewed',
      async () => {
        const { role, code } = await aPublicRole();
        await ask(hirer, 'renew_link', { requisition_id: role });
        return code;
      },
    ],
    [
      'a role that wants no public link any more',
      async () => {
        const { role, code } = await aPublicRole();
        const { body } = await hirer.get(`/api/v2/resources/requisitions/${role}`);
        await hirer.put(`/api/v2/resources/requisitions/${role}`, { ...body, public_link: false });
        return code;
      },
    ],
  ])('%s is not found', async (_what, codeOf) => {
    const code = await codeOf();
    for (const [call, more] of [
      ['page', {}],
      ['apply', { ...ada, email: 'late@people.example' }],
      ['withdraw_own', {}],
      ['about', {}],
    ] as const) {
      const { status, body } = await askAsVisitor(call, { code, ...more });
      expect([call, status, body.code]).toEqual([call, 404, 'link_unknown']);
    }
  });

  test('applying is refused after the role closes or while its account is suspended', async () => {
    const { role, code } = await aPublicRole();
    await ask(hirer, 'change_status', { requisition_id: role, status: 'closed' });
    const late = await askAsVisitor('apply', { ...ada, code, email: 'closed@people.example' });
    expect(late.body.code).toBe('role_not_open');
    const { owner } = server.database;
    await owner.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', account.id).execute();
    expect((await askAsVisitor('page', { code })).body.code).toBe('account_paused');
    await owner.updateTable('accounts').set({ status: 'active' }).where('id', '=', account.id).execute();
  });
});

const assessment = async (code: string) =>
  (await server.visitor().post('/api/v2/survey/open', { code, kind: 'h' })).body;

describe('with a personal link an applicant', () => {
  test('can answer until the last day of the role', async () => {
    const { role, code } = await aPublicRole();
    const own = await applied(code, 'slow@people.example');
    const lastDay = (day: string) =>
      server.database.owner
        .updateTable('requisitions')
        .set({ closes_on: day })
        .where('id', '=', role)
        .execute();
    await lastDay('2026-11-21');
    expect((await assessment(own)).ending).toBeNull();
    await lastDay('2026-11-20');
    expect((await assessment(own)).ending).toBe('campaignClosed');
  });

  test('can withdraw, which disables the assessment link and starts the retention period', async () => {
    const { role, code } = await aPublicRole({ retention_days: 30 });
    const own = await applied(code, 'gone@people.example');
    expect((await askAsVisitor('withdraw_own', { code: own })).status).toBe(200);
    expect((await askAsVisitor('withdraw_own', { code: own })).body.code).toBe('applicant_over');
    const [one] = await applicantsOf(role);
    expect(one).toMatchObject({ withdrawn_on: '2026-11-21', delete_after: '2026-12-21' });
    expect((await assessment(own)).ending).toBe('withdrawn');
    const { rows } = await server.database.executeSql(
      `select action, actor_id from audit_entries where resource = 'applicants' and record_id = $1`,
      [String(one.id)],
    );
    expect(rows).toEqual([{ action: 'withdraw', actor_id: null }]);
  });

  test('can state attributes that neither hiring people nor a dump can link to them', async () => {
    const { role, code } = await aPublicRole();
    const own = await applied(code, 'about@people.example');
    expect((await askAsVisitor('about', { code: own, gender: 'dragon' })).status).toBe(422);
    expect((await askAsVisitor('about', { code, gender: 'woman' })).body.code).toBe('link_unknown');
    const stored = async () =>
      (
        await server.database.executeSql('select * from applicant_demographics where requisition_id = $1', [
          role,
        ])
      ).rows;
    expect((await askAsVisitor('about', { code: own, gender: 'woman', race: null })).status).toBe(200);
    await askAsVisitor('about', { code: own, gender: 'nonBinary', race: 'asian' });
    const rows = await stored();
    expect(rows.map((row) => Object.keys(row))).toEqual([['id', 'account_id', 'requisition_id', 'sealed']]);
    expect(Buffer.from(rows[0]?.sealed as Uint8Array).toString('latin1')).not.toMatch(/nonBinary|asian/);
    const [one] = await applicantsOf(role);
    const visible = JSON.stringify([
      one,
      await readApplicant(hirer, one.id),
      await askAsVisitor('page', { code: own }),
    ]);
    expect(visible).not.toMatch(/nonBinary|asian/);
    await expect(
      server.database.as({ role: 'web', accountId: account.id, userId: null, platform: true }, (tx) =>
        tx.selectFrom('applicant_demographics').selectAll().execute(),
      ),
    ).rejects.toThrow(/permission denied/);
    await askAsVisitor('about', { code: own, gender: null, race: null });
    expect(await stored()).toEqual([]);
  });
});
