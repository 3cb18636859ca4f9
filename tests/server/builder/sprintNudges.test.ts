import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendNotifications } from '../../../server/usecases/notifications/sendNotifications.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { call, check, clearSprints, sprintSteps, startSprints, type TestSprints } from './testSprints.ts';

let server: TestServer;
let account: TestSprints['account'];
let people: TestSprints['people'];
let as: TestSprints['as'];
let teamId: TestSprints['teamId'];

beforeAll(async () => {
  ({ server, account, people, as, teamId } = await startSprints());
});
afterAll(() => server.close());
beforeEach(() => clearSprints(server));

const { aSprint, ofTeam } = sprintSteps(() => ({ server, account, people, as, teamId }));

describe('SPRINT-04 a nudge', () => {
  type Name = keyof typeof people;
  /** Sessions end while the clock moves on. */
  const signInAs = (name: Name) => server.signIn(people[name]);
  const nudges = async (name: Name) =>
    (await (await signInAs(name)).post('/api/v2/notifications/list', { page: 1 })).body.notifications.filter(
      ({ event }: { event: string }) => event === 'sprint_nudge',
    );
  const monday = new Date('2026-11-23T08:00:00.000Z');

  test('is sent in the morning of the person, once a day, also by two servers', async () => {
    const { id, steps } = await aSprint();
    server.clock.set(new Date('2026-11-23T06:59:00.000Z')); // 7:59 in Berlin
    await sendNotifications(server.deps);
    expect(await nudges('member')).toEqual([]);
    server.clock.set(new Date('2026-11-23T07:00:00.000Z'));
    await Promise.all([sendNotifications(server.deps), sendNotifications(server.deps)]);
    await sendNotifications(server.deps);
    expect(await nudges('member')).toMatchObject([{ record_id: id, name: 'Listen first' }]);
    await check(await signInAs('member'), steps[0]);
    await check(await signInAs('member'), steps[1]);
    server.clock.set(new Date('2026-11-24T08:00:00.000Z'));
    await sendNotifications(server.deps);
    expect(await nudges('member')).toHaveLength(1);
  });

  test('follows the rhythm of the sprint and reaches each member of a team', async () => {
    await aSprint({ ...ofTeam(), rhythm: 'weekly' });
    server.clock.set(monday);
    await sendNotifications(server.deps);
    expect(await nudges('member')).toEqual([]);
    server.clock.set(new Date('2026-11-26T08:00:00.000Z')); // A week after the first day.
    await sendNotifications(server.deps);
    for (const name of ['member', 'colleague'] as const) expect(await nudges(name)).toHaveLength(1);
    for (const name of ['lead', 'outsider', 'admin'] as const) expect(await nudges(name)).toEqual([]);
  });

  test('stops when the person switches the kind or the sprint off, and when the sprint ends', async () => {
    const { id } = await aSprint();
    const setNudges = async (on: boolean) =>
      call(await signInAs('member'), 'set_nudges', { sprint_id: id, nudges: on, rhythm: 'daily' });
    await setNudges(false);
    server.clock.set(monday);
    await sendNotifications(server.deps);
    expect(await nudges('member')).toEqual([]);
    await setNudges(true);
    await sendNotifications(server.deps);
    expect(await nudges('member')).toHaveLength(1);
    const settings = { kind: 'sprints', delivery: 'off' };
    expect(
      (await (await signInAs('member')).post('/api/v2/notifications/set_delivery', settings)).status,
    ).toBe(200);
    expect(await nudges('member')).toEqual([]);
    await (await signInAs('member')).post('/api/v2/notifications/set_delivery', {
      ...settings,
      delivery: 'in_app',
    });
    await call(await signInAs('member'), 'end_sprint', { sprint_id: id, status: 'finished' });
    expect(await nudges('member')).toEqual([]);
  });

  test('isn’t sent on weekends for daily sprints, and not after the last day', async () => {
    await aSprint();
    await sendNotifications(server.deps);
    expect(await nudges('member')).toEqual([]);
    server.clock.set(new Date('2026-12-17T08:00:00.000Z'));
    await sendNotifications(server.deps);
    expect(await nudges('member')).toEqual([]);
  });
});

test('no sprint is read or changed while another account is viewed', async () => {
  const { id, steps } = await aSprint();
  const helper = await server.signIn(await server.aUser({ account, permissions: ['user', 'super_admin'] }));
  const other = await server.anAccount();
  helper.emulatedAccountId = other.id;
  await helper.post('/api/v2/session/view', { account_id: other.id, reason: 'To help' });
  for (const [name, body] of [
    ['own_sprints', {}],
    ['own_sprint', { sprint_id: id }],
    ['templates', {}],
    ['check_step', { step_id: steps[0], is_done: true }],
  ] as const)
    expect((await call(helper, name, body)).body.code).toBe('emulating');
});
