import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remindDueApplicants } from '../../../server/usecases/hiring/remindDueApplicants.ts';
import { forgetOldSignIns } from '../../../server/usecases/security/forgetOldSignIns.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aHirer, anOpenRole, ask } from '../hiring/testRole.ts';

let server: TestServer;
let hirer: Client;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  hirer = await aHirer(server, await server.anAccount());
});

async function publicLink(): Promise<string> {
  const requisition_id = await anOpenRole(hirer, { public_link: true, description: 'Mills.' });
  const { body } = await ask(hirer, 'overview', { requisition_id });
  return String(body.public_url).split('/').at(-1) ?? '';
}

const lettersTo = (email: string) => server.letters.filter(({ to }) => to === email).length;
const apply = (code: string, address: string, email: string) =>
  server
    .visitor()
    .post(
      '/api/v2/hiring/apply',
      { code, first_name: 'A', last_name: 'B', email, consent: true },
      { address },
    );

/** Sends applications in parallel, as each response takes at least 150 ms. */
async function applyTimes(times: number, send: (at: number) => ReturnType<typeof apply>): Promise<void> {
  for (let from = 0; from < times; from += 10) {
    const count = Math.min(10, times - from);
    const replies = await Promise.all(Array.from({ length: count }, (_, at) => send(from + at)));
    expect(replies.map(({ status }) => status)).toEqual(Array(count).fill(200));
  }
}

/** Sends what is due now and in each of the next hours, and returns the total after each. */
async function sentByHour(hours: number, count: () => number): Promise<number[]> {
  const counts = [];
  for (let hour = 0; hour < hours; hour += 1) {
    server.woken.add('send-mails');
    await server.runJobs();
    counts.push(count());
    server.clock.advance(60 * 60_000);
  }
  return counts;
}
const lettersMatching = (address: RegExp) => server.letters.filter(({ to }) => address.test(to)).length;
/** Addresses in different networks. */
const elsewhere = (at: number) => `198.51.${at}.1`;

test('150 applications in spellings of one mailbox send it three emails an hour', async () => {
  const code = await publicLink();
  await applyTimes(150, (at) =>
    apply(code, elsewhere(at), at % 2 ? `victim+${at}@company.example` : `Victim+t${at}@company.example`),
  );
  expect(await sentByHour(2, () => lettersMatching(/^victim\+t?\d+@company/i))).toEqual([3, 6]);
});

test('dots in a Gmail address do not make another mailbox', async () => {
  const code = await publicLink();
  const spellings = [
    'some.one@gmail.com',
    's.omeone@gmail.com',
    'someone@googlemail.com',
    'so.me.one+1@gmail.com',
  ];
  for (const [at, email] of spellings.entries()) await apply(code, elsewhere(at), email);
  expect(await sentByHour(2, () => lettersMatching(/@(gmail|googlemail)\.com$/))).toEqual([3, 4]);
});

test('one network causes at most 40 emails an hour, and does not delay other networks', async () => {
  const code = await publicLink();
  await applyTimes(45, (at) => apply(code, `192.0.2.${at}`, `flood${at}@many${at}.example`));
  expect((await apply(code, '198.18.0.1', 'other@many.example')).status).toBe(200);
  const floods = () => lettersMatching(/^flood\d+@many/);
  await server.runJobs();
  expect([floods(), lettersTo('other@many.example')]).toEqual([40, 1]);
  expect(await sentByHour(2, floods)).toEqual([40, 45]);
});

test('one role causes at most 200 emails an hour over all networks', async () => {
  const code = await publicLink();
  const send = (at: number) => apply(code, `2001:db8:${at}::1`, `popular${at}@many${at}.example`);
  const { owner } = server.database;
  await owner.deleteFrom('mail_slots').execute();
  await send(0);
  await sql`insert into mail_slots select key, at from mail_slots, generate_series(1, 198)`.execute(owner);
  await applyTimes(4, (at) => send(at + 1));
  expect(await sentByHour(2, () => lettersMatching(/^popular\d+@many/))).toEqual([2, 5]);
});

test('simultaneous applications do not exceed the limit of a mailbox', async () => {
  const codes = await Promise.all([1, 2, 3, 4, 5].map(publicLink));
  await Promise.all(codes.map((code, at) => apply(code, elsewhere(at), `same+${at}@elsewhere.example`)));
  expect(await sentByHour(2, () => lettersMatching(/^same\+/))).toEqual([3, 5]);
});

test('reminders of eight applications with one mailbox are spaced out', async () => {
  server.clock.set(new Date('2026-12-01T10:00:00Z'));
  hirer = await aHirer(server, await server.anAccount());
  const requisitions = await Promise.all(
    Array.from({ length: 8 }, () => anOpenRole(hirer, { closes_on: '2026-12-31' })),
  );
  for (const [at, requisition_id] of requisitions.entries()) {
    await ask(hirer, 'invite', { requisition_id, people: [{ email: `eight+${at}@elsewhere.example` }] });
  }
  await server.runJobs();
  const letters = () => lettersMatching(/^eight\+/);
  expect(letters()).toBe(8);
  server.clock.set(new Date('2026-12-04T10:00:00Z'));
  await remindDueApplicants(server.deps);
  expect(await sentByHour(3, letters)).toEqual([11, 14, 16]);
  await remindDueApplicants(server.deps);
  await server.runJobs();
  expect(letters()).toBe(16);
});

test('an applicant who is reminded manually counts as well', async () => {
  const closes_on = '2026-12-31';
  const roles = await Promise.all([1, 2, 3, 4].map(() => anOpenRole(hirer, { closes_on })));
  for (const requisition_id of roles) {
    await ask(hirer, 'invite', { requisition_id, people: [{ email: 'manual@elsewhere.example' }] });
  }
  await server.runJobs();
  server.clock.advance(2 * 60 * 60_000);
  for (const requisition_id of roles) await ask(hirer, 'remind', { requisition_id });
  expect(await sentByHour(2, () => lettersTo('manual@elsewhere.example'))).toEqual([4 + 3, 8]);
});

test('the counted mails contain no address and are deleted after a day', async () => {
  const code = await publicLink();
  await apply(code, '198.51.77.1', 'counted@elsewhere.example');
  const slots = () => server.database.owner.selectFrom('mail_slots').selectAll().execute();
  expect((await slots()).length).toBeGreaterThan(2);
  expect(JSON.stringify(await slots())).not.toMatch(/counted|198\.51/);
  server.clock.advance(48 * 60 * 60_000);
  await forgetOldSignIns(server.deps);
  expect(await slots()).toEqual([]);
});

test('a name that contains an address is refused at its field', async () => {
  const code = await publicLink();
  const send = (names: object) =>
    server.visitor().post('/api/v2/hiring/apply', {
      ...{ code, first_name: 'A', last_name: 'B', email: 'named@elsewhere.example', consent: true },
      ...names,
    });
  for (const name of ['you won: http://evil.example/prize', 'WWW.evil.example', 'ada@evil.example']) {
    for (const field of ['first_name', 'last_name']) {
      const { status, body } = await send({ [field]: name });
      expect([status, body.problems]).toMatchObject([422, [{ field, problem: 'addressInName' }]]);
    }
  }
  await server.runJobs();
  expect(lettersTo('named@elsewhere.example')).toBe(0);
  expect((await send({ first_name: 'Anne-Marie', last_name: 'St.John s/o Kumar' })).status).toBe(200);
});

test('an email does not repeat a stored name that looks like an address', async () => {
  const code = await publicLink();
  const email = 'stored@elsewhere.example';
  await apply(code, '198.51.78.1', email);
  const first_name = 'http://evil.example';
  await server.database.owner
    .updateTable('assignments')
    .set({ first_name })
    .where('email', '=', email)
    .execute();
  await server.runJobs();
  const letter = server.letters.find(({ to }) => to === email);
  expect(letter?.text).toContain('Hello,\n');
  expect(`${letter?.text} ${letter?.html}`).not.toContain('evil.example');
});
