import { beforeEach, describe, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { callImport, csvOf, readRows, uploadAndCheck } from '../imports/importCalls.ts';
import {
  addPerson,
  admin,
  client,
  emailOf,
  findPerson,
  openTestCompany,
  readAuditEntries,
  server,
  uploadAndApply,
} from '../imports/testCompany.ts';

openTestCompany();

let ida: AUser;
beforeEach(async () => {
  ida = await addPerson('ida', { external_id: 'E1' });
});

const follow = (token: string) =>
  server.visitor().post('/api/v2/session/reset_password', { token, password: 'the choice of a stranger' });
const edit = (draft: object) => client.put(`/api/v2/resources/users/${ida.id}`, draft);
const reported = (to: string) =>
  server.letters.filter((letter) => letter.to === to).map(({ subject }) => subject);
const notice = 'Your email address for Cairn was changed';

async function sendMails(): Promise<void> {
  await server.deps.jobs.wake('send-mails');
  await server.runJobs();
}
async function linkTo(email: string): Promise<string> {
  const reply = await client.post('/api/v2/people/send_password_link', { user_id: ida.id });
  expect(reply.status).toBe(200);
  return lastLinkTo(email);
}
async function requestedLinkTo(email: string): Promise<string> {
  await server.visitor().post('/api/v2/session/request_reset', { email });
  return lastLinkTo(email);
}
async function lastLinkTo(email: string): Promise<string> {
  await server.runJobs();
  const letter = server.letters.findLast(({ to }) => to === email);
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('a changed email address', () => {
  test('invalidates the link sent to the old address, which is notified without naming the new one', async () => {
    const token = await linkTo(ida.email);
    expect((await edit({ email: emailOf('right') })).status).toBe(200);
    expect((await follow(token)).status).toBe(410);
    await sendMails();
    expect(reported(ida.email)).toContain(notice);
    expect(server.letters.findLast(({ to }) => to === ida.email)?.text).not.toContain(emailOf('right'));
    expect(reported(emailOf('right'))).toEqual([]);
  });

  test('ADMIN-23 ends the sessions of its person, also those of an import and its undo, and of no one else', async () => {
    const other = await addPerson('other', { external_id: 'E2' });
    const [session, codes] = [await server.signIn(ida), await server.signIn(other)];
    expect((await edit({ level: 'Chief' })).status).toBe(200);
    expect((await session.get('/api/v2/session')).status).toBe(200);
    expect((await edit({ email: emailOf('right') })).status).toBe(200);
    expect((await session.get('/api/v2/session')).status).toBe(401);
    const second = await server.signIn(ida);
    const { id } = await uploadAndApply(csvOf('Personnel number,E-mail', `E1,${emailOf('idun')}`));
    expect((await second.get('/api/v2/session')).status).toBe(401);
    const third = await server.signIn(ida);
    await callImport(client, 'undo', { import_id: id });
    expect((await third.get('/api/v2/session')).status).toBe(401);
    expect((await codes.get('/api/v2/session')).status).toBe(200);
  });

  test('is in the audit log with the old and the new one, and the old address reads when it changed', async () => {
    await edit({ email: emailOf('right') });
    const { changes } = (await readAuditEntries('users')).at(-1) ?? {};
    expect(changes).toMatchObject({ email: [ida.email, emailOf('right')] });
    await sendMails();
    expect(server.letters.findLast(({ to }) => to === ida.email)?.text).toContain('21 November 2026');
  });

  test('that is set while a link is requested sends it to the new address only', async () => {
    const { owner } = server.database;
    await server.visitor().post('/api/v2/session/request_reset', { email: ida.email });
    const mail = await owner
      .selectFrom('mails')
      .selectAll()
      .where('user_id', '=', ida.id)
      .executeTakeFirstOrThrow();
    const reset = await owner
      .selectFrom('password_resets')
      .selectAll()
      .where('user_id', '=', ida.id)
      .executeTakeFirstOrThrow();
    await edit({ email: emailOf('right') });
    const { id: _id, ...late } = mail;
    await owner
      .insertInto('mails')
      .values({ ...late, params: JSON.stringify(mail.params), last_error: null, sent_at: null })
      .execute();
    await owner.insertInto('password_resets').values(reset).execute();
    await sendMails();
    expect(reported(ida.email)).toEqual([notice]);
    expect(reported(emailOf('right'))).toHaveLength(1);
  });

  test('of an administrator needs their password, keeps their session and ends their other ones', async () => {
    const own = (draft: object) => client.put(`/api/v2/resources/users/${admin.id}`, draft);
    const refused = await own({ email: emailOf('taken') });
    expect([refused.status, refused.body.problems]).toEqual([422, [{ field: 'email', problem: 'ownEmail' }]]);
    const change = (email: string, current_password: string, by = client) =>
      by.post('/api/v2/session/change_email', { email, current_password });
    const wrong = await change(emailOf('mine'), 'a guess');
    expect([wrong.status, wrong.body.problems]).toEqual([
      422,
      [{ field: 'current_password', problem: 'wrongPassword' }],
    ]);
    expect((await change('nobody', admin.password)).status).toBe(422);
    expect((await change(ida.email.toUpperCase(), admin.password)).status).toBe(409);
    expect((await change(emailOf('mine'), admin.password, server.visitor())).status).toBe(401);
    expect((await change(emailOf('mine'), ida.password, await server.signIn(ida))).status).toBe(403);
    const other = await server.signIn(admin);
    expect((await change(emailOf('mine'), admin.password)).status).toBe(200);
    expect((await change(emailOf('mine'), admin.password)).status).toBe(200);
    expect((await client.get('/api/v2/session')).body.currentUser.email).toBe(emailOf('mine'));
    expect((await other.get('/api/v2/session')).status).toBe(401);
    await server.runJobs();
    expect(reported(admin.email)).toEqual([notice]);
    const entries = (await readAuditEntries('users')).filter(
      ({ record_id }) => record_id === String(admin.id),
    );
    expect(entries.at(-1)?.changes).toEqual({ email: [admin.email, emailOf('mine')] });
  });

  test('of the administrator who imports is an error of its row', async () => {
    const { owner } = server.database;
    await owner.updateTable('users').set({ external_id: 'E0' }).where('id', '=', admin.id).execute();
    const file = csvOf('Personnel number,E-mail,Level', `E0,${emailOf('mine')},Chief`);
    const { counts, id } = await uploadAndCheck(client, file);
    expect(counts).toMatchObject({ error: 1, update: 0 });
    expect((await readRows(client, id))[0]?.problems).toMatchObject([
      { field: 'email', problem: 'ownEmail' },
    ]);
  });

  test('whose person sets a password with a link tells the old address for 30 days', async () => {
    await edit({ email: emailOf('right') });
    expect((await follow(await linkTo(emailOf('right')))).status).toBe(200);
    await sendMails();
    const title = 'A new password was set for your former address for Cairn';
    expect(reported(ida.email)).toContain(title);
    server.clock.advance(31 * 86_400_000);
    expect((await follow(await requestedLinkTo(emailOf('right')))).status).toBe(200);
    await sendMails();
    expect(reported(ida.email).filter((subject) => subject === title)).toHaveLength(1);
    server.clock.advance(-31 * 86_400_000);
  });

  test('there and back again tells each address at most three times an hour, and in the next hour again', async () => {
    for (let change = 0; change < 10; change += 1) {
      const email = change % 2 === 0 ? emailOf('stranger') : ida.email;
      expect((await edit({ email })).status).toBe(200);
    }
    await sendMails();
    expect(reported(ida.email)).toEqual([notice, notice, notice]);
    expect(reported(emailOf('stranger'))).toEqual([notice, notice, notice]);
    server.clock.advance(61 * 60_000);
    expect((await edit({ email: emailOf('right') })).status).toBe(200);
    await sendMails();
    expect(reported(ida.email)).toHaveLength(4);
    server.clock.advance(-61 * 60_000);
  });

  test('of one’s own is limited, also with the right password', async () => {
    const change = (count: number) =>
      client.post('/api/v2/session/change_email', {
        email: emailOf(`mine${count}`),
        current_password: admin.password,
      });
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await change(count)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('can receive a new link', async () => {
    await edit({ email: emailOf('right') });
    expect((await follow(await linkTo(emailOf('right')))).status).toBe(200);
  });

  test('behaves the same for an import and its undo', async () => {
    const other = await addPerson('other');
    const first = await linkTo(ida.email);
    const { id } = await uploadAndApply(
      csvOf('Personnel number,E-mail,Level', `E1,${emailOf('idun')},`, `,${other.email},Chief`),
    );
    expect((await follow(first)).status).toBe(410);
    const second = await linkTo(emailOf('idun'));
    await callImport(client, 'undo', { import_id: id });
    expect((await findPerson(ida.email))?.id).toBe(ida.id);
    expect((await follow(second)).status).toBe(410);
    await sendMails();
    expect(reported(ida.email)).toContain(notice);
    expect(reported(emailOf('idun'))).toContain(notice);
    expect(reported(other.email)).toEqual([]);
  });
});

test('a refused change and a change of another field keep the link', async () => {
  const token = await linkTo(ida.email);
  const other = await addPerson('other');
  expect((await edit({ level: 'Chief' })).status).toBe(200);
  expect((await edit({ email: other.email })).status).toBe(409);
  expect((await follow(token)).status).toBe(200);
  await sendMails();
  expect(reported(ida.email)).not.toContain(notice);
});
