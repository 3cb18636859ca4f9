import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ShownEntry } from '../../../contract/v2/calendar.ts';
import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company, invitationCodeOf } from '../campaigns/testCampaigns.ts';
import { answerAll } from '../survey/respondent.ts';
import { aCycle, anInvitation, aTarget } from '../survey/testAssessmentCycle.ts';

const start = new Date('2026-11-21T09:00:00.000Z');
const days = { from: '2026-11-01', to: '2026-12-31' };
let server: TestServer;
let company: Company;
let me: AUser;
let client: Client;
let campaignId: number;

beforeAll(async () => {
  server = await startTestServer({ now: start });
  company = await aCompany(server, 12, undefined, { modules: [1, 3, 4] });
  const [first, rated] = company.people;
  if (!first || !rated) throw new Error('nobody there');
  me = first;
  client = await server.signIn(me);
  campaignId = await anOpenCampaign(company.admin, { name: 'Autumn survey', closes_on: '2026-12-03' });
  const { account } = company;
  const cycle = await aCycle(server, account);
  const invitation = { account, campaign_id: cycle, user: me };
  await anInvitation(server, {
    ...invitation,
    target_id: await aTarget(server, cycle, me),
    relationship: 'self',
  });
  await anInvitation(server, {
    ...invitation,
    target_id: await aTarget(server, cycle, rated),
    relationship: 'peer',
  });
  await server.database.executeSql(`
    with sprint as (insert into sprints (account_id, title, user_id, starts_on, ends_on, status)
      values (${account.id}, 'Meetings', ${me.id}, '2026-11-23', '2026-12-04', 'running') returning id)
    insert into sprint_steps (account_id, sprint_id, action, day)
      select ${account.id}, id, 'Ask the quietest person first', 2 from sprint`);
  await server.database.executeSql(`
    with campaign as (insert into learning_campaigns (account_id, name, starts_on, status)
      values (${account.id}, 'Welcome, =HYPERLINK("https://evil.example")', '2026-11-01', 'active') returning id)
    insert into learning_assignments (account_id, campaign_id, user_id, assigned_on, due_on)
      select ${account.id}, id, ${me.id}, '2026-11-01', '2026-12-10' from campaign`);
  await server.database.executeSql(`
    with topic as (insert into event_topics (title, published) values ('Listening' || chr(10) || 'BEGIN:VEVENT', true) returning id),
      event as (insert into events (topic_id, starts_at, time_zone, minutes, status)
        select id, '2026-11-30T08:00:00Z', 'Europe/Prague', 90, 'open' from topic returning id)
    insert into event_registrations (account_id, event_id, user_id, status, created_at, changed_at)
      select ${account.id}, id, ${me.id}, 'registered', now(), now() from event`);
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

const ask = (of: Client, name: string, body: object = {}) => of.post(`/api/v2/calendar/${name}`, body);
const entriesOf = async (of: Client): Promise<ShownEntry[]> => (await ask(of, 'entries', days)).body.entries;
const createFeed = async (of: Client) => new URL((await ask(of, 'create_feed')).body.url).pathname;
const readFeed = (path: string, headers: Record<string, string> = {}) =>
  server.visitor().get(path, { headers });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

async function answerSurvey() {
  const code = await invitationCodeOf(server, campaignId, me);
  await answerAll(server, code);
}

describe('CAL-01 the calendar', () => {
  test('has the last days, due dates, steps and sessions of the person, by start', async () => {
    expect(await entriesOf(client)).toMatchObject([
      { kind: 'step', title: 'Ask the quietest person first', starts: '2026-11-24', path: '/dei-builder' },
      { kind: 'session', starts: '2026-11-30T08:00:00.000Z', minutes: 90, time_zone: 'Europe/Prague' },
      { kind: 'assessment', title: 'Growing, autumn', starts: '2026-12-01', minutes: null },
      { kind: 'survey', title: 'Autumn survey', starts: '2026-12-03' },
      { kind: 'course', starts: '2026-12-10', path: '/my-learning' },
    ]);
  });

  test('has nothing of others, and nothing outside its days', async () => {
    const [, , third] = company.people;
    const kinds = (await entriesOf(await server.signIn(third ?? { id: 0 }))).map(({ kind }) => kind);
    expect(kinds).toEqual(['survey']);
    const { body } = await ask(client, 'entries', { from: '2026-12-11', to: '2026-12-31' });
    expect(body.entries).toEqual([]);
  });

  test('refuses days that are too many, reversed or missing, another account and a missing module', async () => {
    const statuses = [];
    for (const wrong of [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2026-12-31', to: '2026-12-01' },
      { from: '2026-02-30', to: '2026-03-01' },
      {},
    ])
      statuses.push((await ask(client, 'entries', wrong)).status);
    expect(statuses).toEqual([422, 422, 422, 422]);
    expect((await ask(server.visitor(), 'entries', days)).status).toBe(401);
    const without = await server.anAccount({ modules: [1, 3] });
    const person = await server.signIn(await server.aUser({ account: without }));
    expect((await ask(person, 'entries', days)).status).toBe(403);
    expect((await ask(person, 'create_feed')).status).toBe(403);
  });
});

describe('CAL-02 CAL-03 the private feed', () => {
  test('is read by another calendar program, with whole days, the local time of a session and stable ids', async () => {
    const reply = await readFeed(await createFeed(client));
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = eventsOf(reply.text);
    expect(events.map(({ summary }) => summary)).toEqual([
      'Ask the quietest person first',
      'Listening\nBEGIN:VEVENT',
      'Growing, autumn: last day to answer',
      'Autumn survey: last day to answer',
      'Welcome, =HYPERLINK("https://evil.example"): due',
    ]);
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      '2026-11-24',
      '2026-11-30T09:00:00',
      '2026-12-01',
      '2026-12-03',
      '2026-12-10',
    ]);
    const again = eventsOf((await readFeed(await createFeed(client))).text);
    expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  test('CAL-02 has no steps of a sprint that only the person sees, and the page has none of another one’s', async () => {
    const [, , third] = company.people;
    const person = third ?? me;
    const own = await server.signIn(person);
    const { account } = company;
    const aSprint = (columns: string, values: string) =>
      server.database.executeSql(`
        with sprint as (insert into sprints (account_id, title, user_id, starts_on, ends_on, status, ${columns})
          values (${account.id}, 'Alone', ${person.id}, '2026-11-23', '2026-12-04', 'running', ${values}) returning id)
        insert into sprint_steps (account_id, sprint_id, action, day)
          select ${account.id}, id, 'Step ' || id, 2 from sprint`);
    const feed = await createFeed(own);
    const before = await readFeed(feed);
    await aSprint('is_private', 'true');
    expect((await entriesOf(own)).map(({ kind }) => kind)).toEqual(['step', 'survey']);
    expect((await readFeed(feed, { 'if-none-match': String(before.headers.etag) })).status).toBe(304);
    // A sprint that became one of a team keeps the person who was chosen first.
    await aSprint('for_whom', "'team'");
    expect((await entriesOf(own)).map(({ kind }) => kind)).toEqual(['step', 'survey']);
    await server.database.executeSql("delete from sprints where title = 'Alone'");
  });

  test('answers 304 until an entry changes, also for 500 entries', async () => {
    const feed = await createFeed(client);
    const { headers } = await readFeed(feed);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await readFeed(feed, known)).status).toBe(304);
    await server.database.executeSql(`
      insert into sprint_steps (account_id, sprint_id, action, day)
        select account_id, id, 'Step ' || n, 1 + n % 10 from sprints, generate_series(1, 500) n where user_id = ${me.id}`);
    const changed = await readFeed(feed, known);
    expect([changed.status, eventsOf(changed.text).length]).toEqual([200, 505]);
    expect((await readFeed(feed, { 'if-none-match': String(changed.headers.etag) })).status).toBe(304);
    await server.database.executeSql("delete from sprint_steps where action like 'Step %'");
  });

  test('ends when it is deleted, replaced, or its person is deactivated', async () => {
    const first = await createFeed(client);
    const second = await createFeed(client);
    expect((await readFeed(first)).status).toBe(404);
    expect((await ask(client, 'feed')).body).toEqual({ created_at: start.toISOString() });
    await server.database.executeSql(`update users set status = 'inactive' where id = ${me.id}`);
    expect((await readFeed(second)).status).toBe(404);
    await server.database.executeSql(`update users set status = 'active' where id = ${me.id}`);
    expect((await readFeed(second)).status).toBe(200);
    await ask(client, 'revoke_feed');
    expect((await readFeed(second)).status).toBe(404);
    expect((await ask(client, 'feed')).body).toEqual({ created_at: null });
  });

  test('is deleted when its person is erased', async () => {
    const person = await server.aUser({ account: company.account });
    const feed = await createFeed(await server.signIn(person));
    expect((await readFeed(feed)).status).toBe(200);
    await company.admin.post('/api/v2/personal_data/erase', { user_id: person.id });
    const { rows } = await server.database.executeSql(
      `select count(*)::int as feeds from calendar_feeds where user_id = ${person.id}`,
    );
    expect([(await readFeed(feed)).status, rows]).toEqual([404, [{ feeds: 0 }]]);
  });

  test('R43 does not change by a byte when the person answers a survey', async () => {
    const feed = await createFeed(client);
    const before = [await entriesOf(client), (await readFeed(feed)).text];
    await answerSurvey();
    const { rows } = await server.database.executeSql(
      `select status from participations where user_id = ${me.id} and campaign_id = ${campaignId}`,
    );
    expect(rows).toEqual([{ status: 'finished' }]);
    expect([await entriesOf(client), (await readFeed(feed)).text]).toEqual(before);
  });
});
