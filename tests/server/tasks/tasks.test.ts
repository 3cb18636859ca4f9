import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import { outboxOnlyMailer } from '../../../server/integrations/mailer.ts';
import { type JobQueue, type ScheduledJob, startJobQueue } from '../../../server/jobs/jobQueue.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ mailer: outboxOnlyMailer });
});
afterAll(() => server.close());

const calls = ['outbox', 'jobs', 'schedules', 'cancel', 'run_now', 'retry', 'retry_mail'];
async function someone(permissions: Permission[]) {
  return server.signIn(await server.aUser({ account: await server.anAccount(), permissions }));
}

test.each(calls)('tasks/%s requires a super admin', async (call) => {
  expect((await server.visitor().post(`/api/v2/tasks/${call}`)).status).toBe(401);
  for (const permissions of [['user'], ['local_admin'], ['admin'], ['app_admin']] as Permission[][]) {
    expect((await (await someone(permissions)).post(`/api/v2/tasks/${call}`)).status).toBe(403);
  }
});

describe('the outbox', () => {
  test('lists queued emails with their links, newest first, when there is no mail server', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    await server.visitor().post('/api/v2/session/request_reset', { email: user.email });
    await server.runJobs();
    const { status, body } = await (await someone(['super_admin'])).post('/api/v2/tasks/outbox', { page: 1 });
    expect(status).toBe(200);
    expect(body.total).toBe(1);
    expect(body.mails[0]).toMatchObject({
      to: user.email,
      subject: 'Set a new password for Cairn',
      status: 'outbox',
      last_error: null,
    });
    const token = body.mails[0].text.match(/token=([\w-]+)/)?.[1];
    const reply = await server
      .visitor()
      .post('/api/v2/session/reset_password', { token, password: 'a new and long password' });
    expect(reply.status).toBe(200);
  });

  test('lists an email that is being sent without its text', async () => {
    const user = await server.aUser({ account: await server.anAccount() });
    await server.visitor().post('/api/v2/session/request_reset', { email: user.email });
    const { body } = await (await someone(['super_admin'])).post('/api/v2/tasks/outbox');
    expect(body.mails[0]).toMatchObject({ to: user.email, status: 'queued', text: null });
    await server.runJobs();
  });

  test('puts an email back into the queue, and refuses an unknown one', async () => {
    const admin = await someone(['super_admin']);
    const { id } = (await admin.post('/api/v2/tasks/outbox')).body.mails[0];
    expect((await admin.post('/api/v2/tasks/retry_mail', { id })).status).toBe(200);
    expect((await admin.post('/api/v2/tasks/retry_mail', { id })).status).toBe(404);
    expect((await admin.post('/api/v2/tasks/retry_mail', { id: 999_999 })).status).toBe(404);
  });
});

test('an invitation that is no longer needed leaves the outbox', async () => {
  const admin = await someone(['super_admin']);
  const account = await server.anAccount();
  const { owner } = server.database;
  const campaign = await owner
    .insertInto('benchmark_campaigns')
    .values({
      account_id: account.id,
      name: 'Culture',
      status: 'open',
      closes_on: '2026-12-24',
      audience: 'everyone',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await server.aUser({ account });
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
  await owner
    .insertInto('mails')
    .values({
      account_id: account.id,
      user_id: user.id,
      to_address: user.email,
      template: 'invitation',
      params: JSON.stringify({ participation_id: participation.id, campaign_id: campaign.id }),
      created_at: server.clock.now().toISOString(),
    })
    .execute();
  const listed = async () => {
    await server.deps.jobs.wake('send-mails');
    await server.runJobs();
    const { body } = await admin.post('/api/v2/tasks/outbox');
    return body.mails.some(
      ({ to, status }: { to: string; status: string }) => to === user.email && status === 'outbox',
    );
  };
  expect(await listed()).toBe(true);
  await owner
    .updateTable('benchmark_campaigns')
    .set({ status: 'closed' })
    .where('id', '=', campaign.id)
    .execute();
  expect(await listed()).toBe(false);
});

describe('the jobs', () => {
  test('are empty before the queue has started', async () => {
    const { body } = await (await someone(['super_admin'])).post('/api/v2/tasks/jobs');
    expect(body).toEqual({ jobs: [], counts: { waiting: 0, running: 0, failed: 0, cancelled: 0, done: 0 } });
  });

  test('shows the reason of a failed run, logs it without values, and repeats it on request', async () => {
    const admin = await someone(['super_admin']);
    const logged = vi.spyOn(server.deps.log, 'error');
    let fails = true;
    const run = async () => {
      if (fails)
        throw Object.assign(new Error('The disk is full'), { detail: 'Key (email)=(ada@example.com)' });
    };
    const table: ScheduledJob[] = [{ name: 'send-mails', schedule: '0 0 1 1 *', run }];
    const jobs: JobQueue = await startJobQueue(server.database, table, {
      log: server.deps.log,
      onError: () => {},
    });
    try {
      await server.database.executeSql(`update pgboss.queue set retry_limit = 0`);
      await jobs.wake('send-mails');
      const failed = await until(async () => {
        const { body } = await admin.post('/api/v2/tasks/jobs');
        return body.jobs.find(({ state }: { state: string }) => state === 'failed');
      });
      expect(failed).toMatchObject({ name: 'send-mails', reason: 'The disk is full' });
      const { rows: stored } = await server.database.executeSql('select output::text from pgboss.job');
      expect(JSON.stringify([stored, logged.mock.calls])).not.toContain('ada@example.com');
      expect(logged).toHaveBeenCalledWith(
        expect.objectContaining({ job: 'send-mails', name: 'Error' }),
        'job failed',
      );
      fails = false;
      expect((await admin.post('/api/v2/tasks/retry', { id: failed.id })).status).toBe(200);
      const reported = await server.database.owner
        .selectFrom('audit_entries')
        .select(['action', 'resource'])
        .where('record_id', '=', failed.id)
        .execute();
      expect(reported).toEqual([{ action: 'retry', resource: 'jobs' }]);
      const done = await until(async () => {
        const { body } = await admin.post('/api/v2/tasks/jobs');
        return body.jobs.find(
          ({ id, state }: { id: string; state: string }) => id === failed.id && state === 'done',
        );
      });
      expect(done.reason).toBeNull();
      expect((await admin.post('/api/v2/tasks/retry', { id: failed.id })).status).toBe(404);
      expect((await admin.post('/api/v2/tasks/retry', { id: 'not an id' })).status).toBe(422);
    } finally {
      logged.mockRestore();
      await jobs.stop();
    }
  });
});

test('include schedules with their last and next run, which can be started or canceled', async () => {
  const admin = await someone(['super_admin']);
  const table: ScheduledJob[] = [{ name: 'remind', schedule: '10 * * * *', run: async () => {} }];
  const jobs = await startJobQueue(server.database, table, { log: server.deps.log, onError: () => {} });
  try {
    const scheduled = async () =>
      (await admin.post('/api/v2/tasks/schedules')).body.schedules.find(
        ({ name }: { name: string }) => name === 'remind',
      );
    expect(await scheduled()).toEqual({
      name: 'remind',
      cron: '10 * * * *',
      last_at: null,
      last_state: null,
      next_at: '2026-11-21T09:10:00.000Z',
    });
    expect((await admin.post('/api/v2/tasks/run_now', { name: 'remind' })).status).toBe(200);
    expect(server.woken.has('remind')).toBe(true);
    server.woken.delete('remind');
    expect((await admin.post('/api/v2/tasks/run_now', { name: 'drop-tables' })).status).toBe(404);
    expect((await admin.post('/api/v2/tasks/run_now', {})).status).toBe(422);
    const { rows } = await server.database.executeSql(
      `insert into pgboss.job (name, state, start_after) values ('remind', 'created', now() + interval '1 day')
        returning id::text as id`,
    );
    const input = { id: rows[0]?.id };
    expect((await admin.post('/api/v2/tasks/cancel', input)).status).toBe(200);
    expect((await admin.post('/api/v2/tasks/cancel', input)).status).toBe(404);
    expect(await scheduled()).toMatchObject({ last_state: 'cancelled' });
    const reported = await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .where('resource', '=', 'jobs')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(reported).toEqual([
      { action: 'cancel', changes: { name: [null, 'remind'] } },
      { action: 'run_now', changes: { name: [null, 'remind'] } },
    ]);
  } finally {
    await jobs.stop();
  }
});

async function until<T>(inspect: () => Promise<T | undefined>): Promise<T> {
  for (let looked = 0; looked < 60; looked += 1) {
    const result = await inspect();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('It did not happen.');
}
