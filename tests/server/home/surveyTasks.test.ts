import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HomeOverview, ListedTask } from '../../../contract/v2/home.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, invitationCodeOf } from '../campaigns/testCampaigns.ts';
import { answerAll } from '../survey/respondent.ts';
import { aCycle, anInvitation, aRole, aTarget } from '../survey/testAssessmentCycle.ts';

const start = new Date('2026-11-21T09:00:00.000Z');
const path = '/api/v2/home/overview';
let server: TestServer;
let account: AnAccount;

beforeAll(async () => {
  server = await startTestServer({ now: start });
  account = await server.anAccount({ modules: [1, 3] });
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

async function overviewOf(user: Pick<AUser, 'id'>, body: object = {}): Promise<HomeOverview> {
  return (await (await server.signIn(user)).post(path, body)).body;
}
const kindsOf = ({ tasks }: HomeOverview) => tasks.map(({ kind }) => kind);
const person = (facts: object = {}, of = account) => server.aUser({ account: of, ...facts });

describe('HOME-01 the list', () => {
  test('has the open surveys of the person with their last day and a link that opens them', async () => {
    const small = await aCompany(server, 10, undefined, { modules: [1, 3] });
    await anOpenCampaign(small.admin, { closes_on: '2026-12-03' });
    const [me, colleague] = small.people;
    if (!me || !colleague) throw new Error('nobody there');
    const role = await aRole(server, small.account, { closes_on: '2026-12-02' });
    await anInvitation(server, {
      account: small.account,
      requisition_id: role,
      relationship: 'applicant',
      user: me,
    });
    const cycle = await aCycle(server, small.account);
    const target_id = await aTarget(server, cycle, me);
    const asked = { account: small.account, campaign_id: cycle, user: me } as const;
    await anInvitation(server, { ...asked, target_id, relationship: 'self' });
    const about = await aTarget(server, cycle, colleague);
    await anInvitation(server, { ...asked, target_id: about, relationship: 'peer' });

    const { waiting, tasks, today } = await overviewOf(me);
    expect([today, waiting]).toEqual(['2026-11-21', 4]);
    const name = expect.stringMatching(/^Somebody Number \d+$/);
    expect(tasks).toMatchObject([
      { kind: 'self', context: 'Growing, autumn', due_on: '2026-12-01', path: '/metrics/s', about: null },
      {
        kind: 'feedback',
        about: name,
        due_on: '2026-12-01',
        path: '/metrics/r',
        minutes: { from: 15, to: 20 },
      },
      { kind: 'application', context: 'Harbour pilot', due_on: '2026-12-02', path: '/metrics/h' },
      {
        kind: 'benchmark',
        due_on: '2026-12-03',
        path: '/metrics/m',
        min_group: 5,
        minutes: { from: 15, to: 20 },
      },
    ]);
    const client = await server.signIn(me);
    for (const { path: page } of tasks) {
      const opened = await client.post('/api/v2/survey/open', { code: null, kind: page.slice(-1) });
      expect(opened.body.ending, page).toBeNull();
    }
  });

  test('has nothing that is finished, withdrawn, declined, over, not launched or of a module that is off', async () => {
    const me = await person();
    const colleague = await person();
    const open = await aCycle(server, account);
    const about = await aTarget(server, open, colleague);
    const asked = { account, user: me, relationship: 'peer', campaign_id: open, target_id: about } as const;
    const { id } = await anInvitation(server, asked);
    const change = (values: object) =>
      server.database.owner.updateTable('assignments').set(values).where('id', '=', id).execute();
    expect(kindsOf(await overviewOf(me))).toEqual(['feedback']);
    for (const hidden of [
      { status: 'finished' },
      { status: 'waiting' },
      { status: 'invited', nomination: 'declined' },
      { nomination: 'withdrawn' },
      { nomination: 'replaced' },
    ]) {
      await change(hidden);
      expect(kindsOf(await overviewOf(me)), JSON.stringify(hidden)).toEqual([]);
    }
    await change({ nomination: 'approved' });
    server.clock.set(new Date('2026-12-02T09:00:00Z'));
    expect(kindsOf(await overviewOf(me))).toEqual([]);
    server.clock.set(start);
    for (const status of ['draft', 'closed'] as const) {
      await server.database.owner
        .updateTable('survey_campaigns')
        .set({ status })
        .where('id', '=', open)
        .execute();
      expect(kindsOf(await overviewOf(me)), status).toEqual([]);
    }
    await server.database.owner
      .updateTable('survey_campaigns')
      .set({ status: 'open' })
      .where('id', '=', open)
      .execute();
    const withoutModule = await server.anAccount({ modules: [1] });
    const guest = await person({}, withoutModule);
    const cycle = await aCycle(server, withoutModule);
    const self = await aTarget(server, cycle, guest);
    await anInvitation(server, {
      account: withoutModule,
      user: guest,
      relationship: 'self',
      campaign_id: cycle,
      target_id: self,
    });
    expect(await overviewOf(guest)).toMatchObject({ waiting: 0, tasks: [] });
  });

  test('ends a survey with its last day where the person is', async () => {
    const me = await person();
    const cycle = await aCycle(server, account);
    const target_id = await aTarget(server, cycle, me);
    await anInvitation(server, { account, user: me, relationship: 'self', campaign_id: cycle, target_id });
    server.clock.set(new Date('2026-12-02T05:00:00Z'));
    expect(kindsOf(await overviewOf(me, { time_zone: 'America/Los_Angeles' }))).toEqual(['self']);
    expect(await overviewOf(me, { time_zone: 'Asia/Tokyo' })).toMatchObject({
      today: '2026-12-02',
      tasks: [],
    });
    expect(await overviewOf(me, { time_zone: 'Nowhere/Else' })).toMatchObject({ today: '2026-12-02' });
  });

  test('has a survey in daily sessions only until the questions of the day are answered', async () => {
    const small = await aCompany(server, 5);
    const id = await anOpenCampaign(small.admin, { questions_per_sitting: 20 });
    const [me] = small.people;
    if (!me) throw new Error('nobody there');
    await answerAll(server, await invitationCodeOf(server, id, me));
    expect(await overviewOf(me)).toMatchObject({ waiting: 0, tasks: [{ is_done_today: true }] });
    server.clock.advance(24 * 3_600_000);
    expect(await overviewOf(me)).toMatchObject({
      waiting: 1,
      tasks: [{ is_done_today: false, is_started: true, minutes: null }],
    });
  });

  test('is one line with its count for more than three requests of one campaign, and each line opens its own form', async () => {
    const lead = await person();
    const cycle = await aCycle(server, account, { name: 'Leadership 360' });
    const other = await aCycle(server, account, { name: 'Small cycle', closes_on: '2026-12-05' });
    const invite = async (campaign_id: number) => {
      const colleague = await person();
      const target_id = await aTarget(server, campaign_id, colleague);
      await anInvitation(server, { account, user: lead, relationship: 'manager', campaign_id, target_id });
    };
    for (let number = 0; number < 40; number += 1) await invite(cycle);
    for (let number = 0; number < 2; number += 1) await invite(other);
    const { waiting, tasks } = await overviewOf(lead);
    expect([waiting, tasks.length]).toEqual([42, 3]);
    expect(tasks[0]).toMatchObject({
      context: 'Leadership 360',
      count: 40,
      about: null,
      path: '/manage-raters',
    });
    const client = await server.signIn(lead);
    for (const task of tasks.slice(1)) await expectOpens(client, task);
  });

  test('opens the form about the person in the line, also if the other requests are one line of another campaign', async () => {
    const lead = await person();
    const cycles = [
      await aCycle(server, account, { name: 'Small cycle', closes_on: '2026-12-05' }),
      await aCycle(server, account, { name: 'Large cycle', closes_on: '2026-12-06' }),
    ];
    for (const [at, requests] of [1, 4].entries()) {
      for (let number = 0; number < requests; number += 1) {
        const campaign_id = cycles[at] ?? 0;
        const colleague = await person({ first_name: `Rated${at}${number}` });
        const target_id = await aTarget(server, campaign_id, colleague);
        await anInvitation(server, { account, user: lead, relationship: 'manager', campaign_id, target_id });
      }
    }
    const { waiting, tasks } = await overviewOf(lead);
    expect(waiting).toBe(5);
    expect(tasks).toMatchObject([
      { context: 'Small cycle', about: expect.stringMatching(/^Rated00 /) },
      { context: 'Large cycle', count: 4 },
    ]);
    const client = await server.signIn(lead);
    for (const task of tasks.slice(0, 1)) await expectOpens(client, task);
  });

  test('has a line for each campaign, also for two with the same name and last day', async () => {
    const lead = await person();
    for (let cycle = 0; cycle < 2; cycle += 1) {
      const campaign_id = await aCycle(server, account, { name: 'Same name' });
      for (let number = 0; number < 4; number += 1) {
        const target_id = await aTarget(server, campaign_id, await person());
        await anInvitation(server, { account, user: lead, relationship: 'peer', campaign_id, target_id });
      }
    }
    const { waiting, tasks } = await overviewOf(lead);
    expect([waiting, tasks.map(({ count }) => count)]).toEqual([8, [4, 4]]);
  });

  async function expectOpens(client: Client, task: ListedTask) {
    const code = new URL(task.path, 'http://host').searchParams.get('code');
    const { body } = await client.post('/api/v2/survey/open', { code, kind: 'r' });
    expect([body.ending, task.about?.startsWith(body.target_first_name)]).toEqual([null, true]);
  }
});
