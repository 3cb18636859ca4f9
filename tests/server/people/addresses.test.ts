import { beforeEach, describe, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { callImport, csvOf } from '../imports/importCalls.ts';
import {
  addPerson,
  client,
  emailOf,
  findPerson,
  openTestCompany,
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
