import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aHirer, anOpenRole, aRole, ask, invited, readApplicant } from './testRole.ts';

let server: TestServer;
let account: AnAccount;
let hirer: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Harbor & Pine' });
  hirer = await aHirer(server, account);
  stranger = await aHirer(server, await server.anAccount({ name: 'Lumen Works' }));
});
afterAll(() => server.close());

const records = '/api/v2/resources/requisitions';
const record = async (id: number) => (await hirer.get(`${records}/${id}`)).body;
const overview = async (requisition_id: number) => (await ask(hirer, 'overview', { requisition_id })).body;
const change = (requisition_id: number, status: string) =>
  ask(hirer, 'change_status', { requisition_id, status });

describe('access to hiring', () => {
  test('ROLE-36 requires the hiring tier or an administrator; every call refuses everyone else', async () => {
    const role = await aRole(hirer);
    const others = [
      [server.visitor(), 401],
      [await server.signIn(await server.aUser({ account })), 403],
      [await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] })), 403],
      [stranger, 404],
    ] as const;
    for (const [client, status] of others) {
      expect((await ask(client, 'overview', { requisition_id: role })).status).toBe(status);
      const opening = { requisition_id: role, status: 'open' };
      expect((await ask(client, 'change_status', opening)).status).toBe(status);
      expect((await client.get(`${records}/${role}`)).status).toBe(status);
    }
    const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    expect((await ask(admin, 'overview', { requisition_id: role })).status).toBe(200);
  });
});

describe('a role', () => {
  test('opens with its form, closes without decisions, and reopens', async () => {
    const role = await aRole(hirer, { retention_days: 30 });
    expect((await change(role, 'open')).body.message).toBe('Role opened.');
    expect(await record(role)).toMatchObject({ status: 'open', opened_on: '2026-11-21' });
    const form = await server.database.owner
      .selectFrom('assessment_forms')
      .select(['kind', 'question_ids'])
      .where('requisition_id', '=', role)
      .execute();
    expect(form).toEqual([{ kind: 'h', question_ids: expect.any(Array) }]);
    expect(form[0]?.question_ids.length).toBe(36);

    const [ada = 0] = await invited(hirer, role, ['ada@people.example']);
    expect((await change(role, 'closed')).status).toBe(200);
    expect(await readApplicant(hirer, ada)).toMatchObject({ decision: 'none', delete_after: '2026-12-21' });
    expect((await change(role, 'open')).status).toBe(200);
    expect(await readApplicant(hirer, ada)).toMatchObject({ decision: 'none', delete_after: null });
  });

  test('keeps retention and stages after applicants applied, and cannot be deleted', async () => {
    const role = await anOpenRole(hirer);
    const { body } = await hirer.put(`${records}/${role}`, { ...(await record(role)), retention_days: 40 });
    expect(body.problems).toMatchObject([{ field: 'retention_days', problem: 'applicantsTold' }]);
    const saved = await hirer.put(`${records}/${role}`, { ...(await record(role)), title: 'Head miller' });
    expect(saved.body.title).toBe('Head miller');
    const stages = await ask(hirer, 'set_stages', { requisition_id: role, stages: ['Call', 'Visit'] });
    expect([stages.status, stages.body.code]).toEqual([409, 'stages_locked']);
    expect((await hirer.delete(`${records}/${role}`)).body.code).toBe('in_use');
    await change(role, 'closed');
    const late = await hirer.put(`${records}/${role}`, { ...(await record(role)), title: 'Too late' });
    expect(late.body.code).toBe('role_closed');
    expect((await hirer.delete(`${records}/${await aRole(hirer)}`)).status).toBe(200);
  });

  test('has its own stages, which are edited while it is a draft', async () => {
    const role = await aRole(hirer);
    const input = (stages: string[]) => ask(hirer, 'set_stages', { requisition_id: role, stages });
    expect((await input(['Call'])).body.problems).toMatchObject([{ field: 'stages', problem: 'tooFew' }]);
    expect((await input([' Call ', 'Visit'])).status).toBe(200);
    expect((await overview(role)).funnel.map(({ stage }: { stage: string }) => stage)).toEqual([
      'Call',
      'Visit',
    ]);
    await change(role, 'open');
    const [ada = 0] = await invited(hirer, role, ['ada@people.example']);
    expect((await readApplicant(hirer, ada)).stage).toBe('Call');
  });

  test('shows a public link only while it is open and has one enabled; renewing creates another', async () => {
    const role = await aRole(hirer, { public_link: true });
    expect((await overview(role)).public_url).toBeNull();
    expect((await ask(hirer, 'renew_link', { requisition_id: role })).body.code).toBe('role_not_open');
    await change(role, 'open');
    const first = (await overview(role)).public_url;
    expect(first).toMatch(/^http:\/\/localhost:3000\/apply\/[\w-]{43}$/);
    await ask(hirer, 'renew_link', { requisition_id: role });
    const second = (await overview(role)).public_url;
    expect(second).toMatch(/\/apply\/[\w-]{43}$/);
    expect(second).not.toBe(first);
    const stored = JSON.stringify((await server.database.executeSql('select * from requisitions')).rows);
    expect(stored).not.toContain(String(second).split('/').at(-1));
    expect((await overview(await anOpenRole(hirer))).public_url).toBeNull();
  });
});

describe('inviting applicants', () => {
  test('sends each a personal link once, and at most one reminder a day', async () => {
    const role = await anOpenRole(hirer);
    const people = [
      { email: 'grace@people.example', first_name: 'Grace' },
      { email: 'GRACE@people.example' },
    ];
    const again = { requisition_id: role, people };
    expect((await ask(hirer, 'invite', again)).body.invited).toBe(1);
    expect((await ask(hirer, 'invite', again)).body.invited).toBe(0);
    await server.runJobs();
    const mine = () => server.letters.filter(({ to }) => to.toLowerCase() === 'grace@people.example');
    expect(mine().map(({ text }) => /\/metrics\/h\?code=[\w-]{43}/.test(text))).toEqual([true]);
    await ask(hirer, 'remind', { requisition_id: role });
    const second = await ask(hirer, 'remind', { requisition_id: role });
    expect(second.body.message).toBe('Reminders have been scheduled and will be sent shortly.');
    await server.runJobs();
    expect(mine().length).toBe(2);
  });

  test('refuses invalid addresses, roles that are not open, and roles past their last day', async () => {
    const role = await aRole(hirer, { closes_on: '2026-11-21' });
    const invite = (email: string) => ask(hirer, 'invite', { requisition_id: role, people: [{ email }] });
    expect((await invite('ada@people.example')).body.code).toBe('role_not_open');
    await change(role, 'open');
    expect((await invite('nobody')).status).toBe(422);
    expect((await invite('ada@people.example')).status).toBe(200);
    const { owner } = server.database;
    await owner.updateTable('requisitions').set({ closes_on: '2026-11-20' }).where('id', '=', role).execute();
    expect((await invite('grace@people.example')).body.code).toBe('role_not_open');
  });
});

describe('applicants', () => {
  test('are listed in the order of applying, searched, and filtered by stage or decision', async () => {
    const role = await anOpenRole(hirer);
    const emails = ['zoe@people.example', 'ada@people.example', 'max_m@people.example'];
    const [zoe = 0, ada = 0] = await invited(hirer, role, emails);
    await ask(hirer, 'move', { requisition_id: role, applicant_ids: [ada], stage: 'interview' });
    await ask(hirer, 'decide', { applicant_id: zoe, decision: 'rejected', reason: 'No licence.' });
    const list = async (input: object) => {
      const { body } = await ask(hirer, 'applicants', { requisition_id: role, ...input });
      return [body.total, body.applicants.map(({ name }: { name: string }) => name)];
    };
    expect(await list({})).toEqual([3, ['zoe', 'ada', 'max_m']]);
    expect(await list({ per_page: 2, page: 2 })).toEqual([3, ['max_m']]);
    expect(await list({ q: 'X_m' })).toEqual([1, ['max_m']]);
    expect(await list({ q: 'a_a' })).toEqual([0, []]);
    expect(await list({ stage: 'interview' })).toEqual([1, ['ada']]);
    expect(await list({ show: 'active' })).toEqual([2, ['ada', 'max_m']]);
    expect(await list({ show: 'ended' })).toEqual([1, ['zoe']]);
    expect((await overview(role)).funnel).toMatchObject([
      { stage: 'applied', now: 1, reached: 3 },
      { stage: 'assessment', now: 0, reached: 1 },
      { stage: 'interview', now: 1, reached: 1 },
      { stage: 'offer', now: 0, reached: 0 },
    ]);
  });

  test('move in bulk, all or none, with a history entry each', async () => {
    const role = await anOpenRole(hirer);
    const [one = 0, other = 0] = await invited(hirer, role, ['a@people.example', 'b@people.example']);
    const [foreign = 0] = await invited(hirer, await anOpenRole(hirer), ['a@people.example']);
    const move = (applicant_ids: number[], stage: string) =>
      ask(hirer, 'move', { requisition_id: role, applicant_ids, stage });
    expect((await move([one, foreign], 'interview')).status).toBe(404);
    expect((await move([one], 'nowhere')).body.problems).toMatchObject([{ field: 'stage' }]);
    expect((await move([one, other], 'interview')).status).toBe(200);
    await move([one], 'interview');
    expect((await readApplicant(hirer, one)).history).toMatchObject([
      { stage: 'applied', moved_on: '2026-11-21', moved_by: 'Somebody Hirer' },
      { stage: 'interview', moved_on: '2026-11-21', moved_by: 'Somebody Hirer' },
    ]);
    await ask(hirer, 'withdraw', { applicant_id: other });
    expect((await move([one, other], 'offer')).body.code).toBe('applicant_over');
    expect((await readApplicant(hirer, one)).stage).toBe('interview');
  });

  test('are decided on with a reason, which is stored with the application and not in the log', async () => {
    const role = await anOpenRole(hirer, { retention_days: 30 });
    const [ada = 0] = await invited(hirer, role, ['ada@people.example']);
    const decide = (decision: string, reason: string) =>
      ask(hirer, 'decide', { applicant_id: ada, decision, reason });
    expect((await decide('rejected', ' ')).body.problems).toMatchObject([{ field: 'reason' }]);
    expect((await decide('hired', 'At once')).body.code).toBe('applicant_over');
    expect((await decide('rejected', 'Lacks the licence')).status).toBe(200);
    expect(await readApplicant(hirer, ada)).toMatchObject({
      decision: 'rejected',
      decision_reason: 'Lacks the licence',
      decided_by: 'Somebody Hirer',
      decided_on: '2026-11-21',
      delete_after: '2026-12-21',
      next: ['advanced'],
    });
    expect((await decide('advanced', 'The licence came')).status).toBe(200);
    expect(await readApplicant(hirer, ada)).toMatchObject({ decision: 'advanced', delete_after: null });
    const { rows } = await server.database.executeSql(
      `select changes::text as changes from audit_entries where resource = 'applicants' and record_id = $1`,
      [String(ada)],
    );
    const log = JSON.stringify(rows);
    expect(log).toContain('rejected');
    expect(log).not.toMatch(/licence|ada@/);
  });

  test('receive no link after withdrawing', async () => {
    const role = await anOpenRole(hirer);
    const [ada = 0] = await invited(hirer, role, ['ada@people.example']);
    expect((await ask(hirer, 'resend', { applicant_id: ada })).status).toBe(200);
    expect((await ask(hirer, 'withdraw', { applicant_id: ada })).status).toBe(200);
    expect((await ask(hirer, 'withdraw', { applicant_id: ada })).body.code).toBe('applicant_over');
    expect((await ask(hirer, 'resend', { applicant_id: ada })).body.code).toBe('applicant_over');
    expect(await readApplicant(hirer, ada)).toMatchObject({ withdrawn_on: '2026-11-21', next: [] });
  });

  test('can request an accommodation, which the hiring team sees and marks as arranged', async () => {
    const role = await anOpenRole(hirer);
    const [ada = 0] = await invited(hirer, role, ['ada@people.example']);
    const input = { more_time: true, reader: false, locale: null, note: 'A larger font' };
    await server.database.owner
      .updateTable('assignments')
      .set({ accommodation: JSON.stringify(input) })
      .where('requisition_id', '=', role)
      .execute();
    expect((await overview(role)).asking).toBe(1);
    expect(await readApplicant(hirer, ada)).toMatchObject({ asks: true, accommodation: input });
    await ask(hirer, 'accommodation_handled', { applicant_id: ada });
    expect((await overview(role)).asking).toBe(0);
    expect(await readApplicant(hirer, ada)).toMatchObject({
      asks: false,
      accommodation_handled_on: '2026-11-21',
    });
  });
});
