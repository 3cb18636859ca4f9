import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../../../locales/en/mails.ts';
import { createSmtpMailer } from '../../../server/integrations/mailer.ts';
import { writeMail } from '../../../server/integrations/writeMail.ts';
import { linkCode } from '../../../server/vault/linkCodes.ts';
import type { AUser } from '../../support/builders.ts';
import { type ReceivedMail, startSmtpServer, type TestSmtpServer } from '../../support/startSmtpServer.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
let smtp: TestSmtpServer;
/** Emptied before each test. */
const received = (): readonly ReceivedMail[] => smtp.state.received;

beforeAll(async () => {
  smtp = await startSmtpServer();
  const mailer = createSmtpMailer(smtp.url, 'Cairn <no-reply@cairn.example>');
  server = await startTestServer({ mailer, environment: { supportEmail: 'help@cairn.example' } });
});
beforeEach(() => {
  smtp.state.received = [];
  smtp.state.refuseWith = null;
});
afterAll(async () => {
  server.deps.mailer.close();
  await smtp.close();
  await server.close();
});

const someone = async (facts: object = {}) => server.aUser({ account: await server.anAccount(), ...facts });
const ask = async (user: AUser, message: string, page = '/teams/4?code=abc') =>
  (await server.signIn(user)).post('/api/v2/support/message', { page, message });
const mailsTo = (address: string) =>
  server.database.owner
    .selectFrom('mails')
    .selectAll()
    .where('to_address', '=', address)
    .orderBy('id')
    .execute();
const newest = async (address: string) => (await mailsTo(address)).at(-1);
const reset = (user: AUser) => server.visitor().post('/api/v2/session/request_reset', { email: user.email });

test('a question is emailed to support with the page and a reply address', async () => {
  const user = await someone({ first_name: 'Ann', last_name: 'Rivers' });
  const reply = await ask(user, 'Where do I find\nthe results?');
  expect(reply.body).toEqual({ message: 'Message sent. We’ll reply by email.' });
  await server.runJobs();
  const [{ recipients, mail } = {} as ReceivedMail] = received();
  expect(recipients).toEqual(['help@cairn.example']);
  expect(mail.from?.address).toBe('no-reply@cairn.example');
  expect(mail.replyTo?.[0]?.address).toBe(user.email);
  expect(mail.subject).toBe('Support: /teams/4');
  expect(mail.text).toContain('Where do I find\nthe results?');
  expect(mail.text).toContain(`Ann Rivers (${user.email}, user ${user.id})`);
});

test('text written by people is never markup or a header in an email', async () => {
  const user = await someone({ first_name: '<img src=x onerror=alert(1)>' });
  await ask(user, '<script>alert(1)</script> & "more"', '/page\r\nBcc: victim@people.example');
  await server.runJobs();
  const [{ recipients, raw, mail } = {} as ReceivedMail] = received();
  expect(recipients).toEqual(['help@cairn.example']);
  const [head = ''] = raw.split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/im);
  expect(mail.subject).toBe('Support: /page Bcc: victim@people.example');
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(mail.html).toContain('&lt;script&gt;');
});

test.each([
  '\r\nBcc: victim@people.example',
  '\nBcc: victim@people.example',
  '\u2028Bcc: victim@people.example',
])('a name containing %j cannot add a header to any email', async (breaks) => {
  const words = new Proxy({}, { get: () => `Ann${breaks}` });
  for (const [kind, mail] of Object.entries(mails)) {
    const { subject, text, html } = writeMail(mail, { words, link: null, language: 'en' });
    await server.deps.mailer.send({ to: 'ann@people.example', subject, text, html });
    const { raw = '', recipients = [] } = received().at(-1) ?? {};
    expect(raw.split('\r\n\r\n')[0], kind).not.toMatch(/^bcc:/im);
    expect(recipients, kind).toEqual(['ann@people.example']);
  }
});

test('an address with a comma does not add a recipient', async () => {
  const user = await someone({ email: '"a,victim@people.example"@people.example' });
  await reset(user);
  await server.runJobs();
  expect(received().flatMap(({ recipients }) => recipients)).not.toContain('victim@people.example');
});

test('only the fact that an email was sent is kept', async () => {
  const user = await someone();
  await reset(user);
  await server.runJobs();
  expect(received()).toHaveLength(1);
  expect(await newest(user.email)).toMatchObject({
    status: 'sent',
    params: {},
    attempts: 1,
    last_error: null,
  });
});

test('an unreachable mail server is retried with growing pauses', async () => {
  const user = await someone();
  await reset(user);
  smtp.state.refuseWith = 451;
  await server.runJobs();
  expect(await newest(user.email)).toMatchObject({ status: 'queued', attempts: 1, last_error: 'SMTP 451' });
  await server.deps.jobs.wake('send-mails');
  await server.runJobs();
  expect(await newest(user.email)).toMatchObject({ attempts: 1 });
  server.clock.advance(60_000);
  await server.deps.jobs.wake('send-mails');
  await server.runJobs();
  expect(await newest(user.email)).toMatchObject({ status: 'queued', attempts: 2 });
  smtp.state.refuseWith = null;
  server.clock.advance(4 * 60_000);
  await server.deps.jobs.wake('send-mails');
  await server.runJobs();
  expect(await newest(user.email)).toMatchObject({ status: 'sent', attempts: 3 });
});

test('an email that is rejected or failed six times is marked as failed with an anonymous reason', async () => {
  const [refused, unlucky] = [await someone(), await someone()];
  await reset(refused);
  smtp.state.refuseWith = 550;
  await server.runJobs();
  expect(await newest(refused.email)).toMatchObject({ status: 'failed', last_error: 'SMTP 550' });
  await reset(unlucky);
  smtp.state.refuseWith = 451;
  for (let hours = 0; hours < 6; hours += 1) {
    await server.deps.jobs.wake('send-mails');
    await server.runJobs();
    server.clock.advance(10 * 3_600_000);
  }
  expect(await newest(unlucky.email)).toMatchObject({ status: 'failed', attempts: 6 });
});

test('two concurrent workers send each email once', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => someone()));
  for (const user of users) {
    await server.database.owner
      .insertInto('mails')
      .values({
        user_id: user.id,
        account_id: user.accountId,
        to_address: user.email,
        template: 'passwordChanged',
        params: JSON.stringify({ changedAt: 'today' }),
        created_at: server.clock.now().toISOString(),
      })
      .execute();
  }
  const { sendMails } = await import('../../../server/usecases/mail/sendMails.ts');
  await Promise.all([sendMails(server.deps), sendMails(server.deps)]);
  const recipients = received().flatMap((one) => one.recipients);
  expect(recipients.sort()).toEqual(users.map(({ email }) => email).sort());
});

test.each([
  ['Asia/Tokyo', '2 March 2026 at 08:30'],
  ['America/New_York', '1 March 2026 at 18:30'],
  [null, '1 March 2026 at 23:30 UTC'],
])('the time in an email is that of the recipient’s zone (%s)', async (time_zone, text) => {
  const user = await someone({ time_zone });
  const { id: user_id, accountId: account_id, email: to_address } = user;
  const params = JSON.stringify({ changedAt: '2026-03-01T23:30:00.000Z' });
  const created_at = server.clock.now().toISOString();
  const mail = { user_id, account_id, to_address, template: 'passwordChanged', params, created_at } as const;
  await server.database.owner.insertInto('mails').values(mail).execute();
  const { sendMails } = await import('../../../server/usecases/mail/sendMails.ts');
  await sendMails(server.deps);
  expect(received()[0]?.mail.text).toContain(text);
});

test('an invitation contains its link, which no row of the database contains', async () => {
  const account = await server.anAccount({ name: 'Harbor & Pine' });
  const user = await server.aUser({ account, first_name: 'Ann' });
  const { owner } = server.database;
  const campaign = await owner
    .insertInto('benchmark_campaigns')
    .values({
      account_id: account.id,
      name: 'Culture 2026',
      message: 'Thank you for <b>taking part</b>.',
      status: 'open',
      closes_on: '2026-12-24',
      audience: 'everyone',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const participation = await owner
    .insertInto('participations')
    .values({
      account_id: account.id,
      campaign_id: campaign.id,
      user_id: user.id,
      attributes: '{}',
      invited_on: '2026-11-21',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const queue = (template: string) =>
    owner
      .insertInto('mails')
      .values({
        account_id: account.id,
        user_id: user.id,
        to_address: user.email,
        template,
        params: JSON.stringify({ participation_id: participation.id, campaign_id: campaign.id }),
        created_at: server.clock.now().toISOString(),
      })
      .execute();
  await queue('invitation');
  const before = JSON.stringify(await mailsTo(user.email));
  await server.deps.jobs.wake('send-mails');
  await server.runJobs();
  const [{ mail } = {} as ReceivedMail] = received();
  const code = linkCode(server.environment.secret, participation.id, 1);
  expect(mail.subject).toBe('Culture 2026: How is work at Harbor & Pine?');
  expect(mail.text).toContain(`http://localhost:3000/metrics/m?code=${code}`);
  expect(mail.text).toContain('24 December 2026');
  expect(mail.html).toContain('&lt;b&gt;taking part');
  expect(before + JSON.stringify(await mailsTo(user.email))).not.toContain(code);

  await owner
    .updateTable('participations')
    .set({ status: 'finished' })
    .where('id', '=', participation.id)
    .execute();
  await queue('reminder');
  smtp.state.received = [];
  await server.deps.jobs.wake('send-mails');
  await server.runJobs();
  expect(received()).toEqual([]);
});

test('a reminder has a header for one-click unsubscribing', async () => {
  const unsubscribe = 'https://cairn.example/api/v2/reminders/one_click?code=p1.x';
  const letter = { to: 'ann@people.example', subject: 'Reminder', text: 'Hello', html: '<p>Hello</p>' };
  await server.deps.mailer.send({ ...letter, unsubscribe });
  await server.deps.mailer.send(letter);
  const heads = received().map(({ raw }) => raw.split('\r\n\r\n')[0]?.replaceAll('\r\n ', ' '));
  expect(heads[0]).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(heads[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(heads[1]).not.toContain('List-Unsubscribe');
});
