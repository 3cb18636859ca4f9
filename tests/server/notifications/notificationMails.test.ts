import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendNotifications } from '../../../server/usecases/notifications/sendNotifications.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany } from '../campaigns/testCampaigns.ts';
import { callImport, uploadAndCheck } from '../imports/importCalls.ts';
import { base, list, people } from './notificationCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('emails of notifications', () => {
  const set = (client: Client, delivery: string) =>
    client.post(`${base}/set_delivery`, { kind: 'imports', delivery });
  const send = async () => {
    await sendNotifications(server.deps);
    await server.runJobs();
  };
  const lettersTo = ({ email }: { readonly email: string }) =>
    server.letters.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));

  test('are sent once for each, to those who chose them, with a link', async () => {
    const { admin, adminUser } = await aCompany(server, 1);
    await uploadAndCheck(admin, people);
    await send();
    expect(lettersTo(adminUser)).toEqual([]);
    await set(admin, 'mail');
    await uploadAndCheck(admin, people);
    await send();
    await send();
    const [letter, ...others] = lettersTo(adminUser);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(
      'The file “people.csv” has been checked. Review the changes and start the import.',
    );
    expect(letter?.text).toContain('http://localhost:3000/users/import?import=');
  });

  test('aren’t sent if the notification was read or can no longer be read', async () => {
    const { admin, adminUser } = await aCompany(server, 1);
    await set(admin, 'mail');
    await uploadAndCheck(admin, people);
    const [{ id }] = (await list(admin)).notifications;
    await admin.post(`${base}/mark_read`, { ids: [id] });
    await send();
    const { id: discarded } = await uploadAndCheck(admin, people);
    await sendNotifications(server.deps);
    await callImport(admin, 'discard', { import_id: discarded });
    await server.runJobs();
    expect(lettersTo(adminUser)).toEqual([]);
  });

  test('ADMIN-19 come together once a day, in the morning of the person', async () => {
    server.clock.set(new Date('2027-03-10T15:00:00Z'));
    const { adminUser } = await aCompany(server, 1);
    await server.database.owner
      .updateTable('users')
      .set({ time_zone: 'America/Los_Angeles' })
      .where('id', '=', adminUser.id)
      .execute();
    const admin = await server.signIn(adminUser);
    await set(admin, 'digest');
    await uploadAndCheck(admin, people);
    await uploadAndCheck(admin, people);
    await send();
    expect(lettersTo(adminUser)).toEqual([]);
    server.clock.set(new Date('2027-03-10T16:05:00Z'));
    await Promise.all([sendNotifications(server.deps), sendNotifications(server.deps)]);
    await send();
    const [digest, ...others] = lettersTo(adminUser);
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Your notifications today');
    expect(digest?.text.match(/The file “people.csv” has been checked/g)).toHaveLength(2);
    await uploadAndCheck(admin, people);
    server.clock.set(new Date('2027-03-10T22:00:00Z'));
    await send();
    expect(lettersTo(adminUser)).toHaveLength(1);
    server.clock.set(new Date('2027-03-11T16:05:00Z'));
    await send();
    expect(lettersTo(adminUser)).toHaveLength(2);
  });

  test('list the newest 20 once a day and count the others, however many wait', async () => {
    server.clock.set(new Date('2027-03-20T15:00:00Z'));
    const { admin, adminUser, account } = await aCompany(server, 1);
    await set(admin, 'digest');
    const { id } = await uploadAndCheck(admin, people);
    await server.database.executeSql(`insert into notifications (account_id, user_id, event, record_id, key, created_at)
      select ${account.id}, ${adminUser.id}, 'import_applied', ${id}, 'import_applied:' || n, '2027-03-20T15:00:00Z'
      from generate_series(1, 524) n`);
    await send();
    const [digest, ...others] = lettersTo(adminUser);
    expect(others).toEqual([]);
    expect(digest?.text.match(/people.csv/g)).toHaveLength(20);
    expect(digest?.text).toContain('More notifications: 505');
    server.clock.set(new Date('2027-03-21T15:00:00Z'));
    await send();
    expect(lettersTo(adminUser)).toHaveLength(1);
  });
});
