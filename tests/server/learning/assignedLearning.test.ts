import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendNotifications } from '../../../server/usecases/notifications/sendNotifications.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { records } from './testContent.ts';
import {
  assignmentsOf,
  completed,
  eventsOf,
  learningSteps,
  own,
  start,
  started,
  startLearning,
  tasksOf,
} from './testLearners.ts';

let server: TestServer;
let author: Client;
let admin: Client;
let account: AnAccount;

beforeAll(async () => {
  ({ server, account, author, admin } = await startLearning());
});
beforeEach(() => server.clock.set(start));
afterAll(() => server.close());

const { aLearner, aPublished, aPublishedPath, assign } = learningSteps(() => ({
  server,
  account,
  author,
  admin,
}));

describe('an assigned path', () => {
  test('LEARN-01 PROD-15 appears at once in the learner’s list, on the home page and as one notification', async () => {
    const { user, client } = await aLearner();
    const [first, second] = [await aPublished('One'), await aPublished('Two')];
    const path_id = await aPublishedPath([first, second], { title: 'Both' });
    await assign(user, { content: 'path', path_id, name: 'For you', message: 'Please.' });
    expect(await assignmentsOf(client)).toMatchObject([
      {
        title: 'Both',
        campaign: 'For you',
        message: 'Please.',
        state: 'assigned',
        due_on: '2026-12-05',
        done: 0,
        total: 2,
        steps: [
          { after: null, courses: [{ title: 'One', state: 'open' }] },
          { after: { needed: 1, titles: ['One'] }, courses: [{ title: 'Two', state: 'locked' }] },
        ],
      },
    ]);
    expect(await tasksOf(client)).toMatchObject([
      { context: 'Both', due_on: '2026-12-05', path: `/learn/view/${first}`, is_started: false },
    ]);
    expect(await eventsOf(client)).toEqual(['learning_assigned']);
    await sendNotifications(server.deps);
    expect(await eventsOf(client)).toEqual(['learning_assigned']);
  });

  test('LEARN-02 in order refuses the second course until the first is completed, and then finishes', async () => {
    const { user, client } = await aLearner();
    const [first, second] = [await aPublished('One'), await aPublished('Two')];
    const path_id = await aPublishedPath([first, second]);
    await assign(user, { content: 'path', path_id });
    expect((await own(client, 'read_course', { course_id: second })).body.after).toEqual({
      needed: 1,
      titles: ['One'],
    });
    const refused = await own(client, 'start_course', { course_id: second });
    expect([refused.status, refused.body.code]).toEqual([409, 'course_locked']);
    await started(client, first);
    expect(await assignmentsOf(client)).toMatchObject([{ state: 'started', done: 0 }]);
    await completed(client, first);
    expect(await tasksOf(client)).toMatchObject([{ is_started: true, path: `/learn/view/${second}` }]);
    await completed(client, second);
    expect(await assignmentsOf(client)).toMatchObject([
      { state: 'finished', finished_on: '2026-11-21', done: 2, total: 2 },
    ]);
    expect(await tasksOf(client)).toEqual([]);
  });

  test('that needs any 1 of 3 courses is finished with the second one', async () => {
    const { user, client } = await aLearner();
    const courses = [await aPublished('A'), await aPublished('B'), await aPublished('C')];
    const path_id = await aPublishedPath(courses, { rule: 'at_least', needed: 1 });
    await assign(user, { content: 'path', path_id });
    expect(await assignmentsOf(client)).toMatchObject([
      { done: 0, total: 1, steps: Array(3).fill({ courses: [{ state: 'open' }] }) },
    ]);
    await completed(client, courses[1] ?? 0);
    expect(await assignmentsOf(client)).toMatchObject([{ state: 'finished', done: 1, total: 1 }]);
  });

  test('LEARN-16 with a set of any 1 of 3 opens the step after it once one is completed', async () => {
    const { user, client } = await aLearner();
    const [first, last] = [await aPublished('First'), await aPublished('Last')];
    const set = [await aPublished('A'), await aPublished('B'), await aPublished('C')];
    const path_id = await aPublishedPath([first, { course_ids: set, needed: 1 }, last]);
    await assign(user, { content: 'path', path_id });
    expect(await assignmentsOf(client)).toMatchObject([{ done: 0, total: 3 }]);
    const start = async (course_id: number | undefined) =>
      (await own(client, 'start_course', { course_id })).status;
    expect(await start(set[1])).toBe(409);
    await completed(client, first);
    expect(await tasksOf(client)).toMatchObject([{ path: `/learn/view/${set[0]}` }]);
    expect((await own(client, 'read_course', { course_id: last })).body.after).toEqual({
      needed: 1,
      titles: ['A', 'B', 'C'],
    });
    expect(await start(last)).toBe(409);
    await completed(client, set[1] ?? 0);
    expect(await tasksOf(client)).toMatchObject([{ path: `/learn/view/${last}` }]);
    expect((await assignmentsOf(client))[0].steps[1]).toMatchObject({
      needed: 1,
      done: 1,
      courses: [{ state: 'extra' }, { state: 'completed' }, { state: 'extra' }],
    });
    // A set that the author changes later stays as it was assigned.
    await server.database.executeSql(
      'update path_steps set needed = 3 where path_id = $1 and course_id is null',
      [path_id],
    );
    await completed(client, last);
    expect(await assignmentsOf(client)).toMatchObject([{ state: 'finished', done: 3, total: 3 }]);
  });

  test('counts courses that were completed before it was assigned', async () => {
    const { user, client } = await aLearner();
    const course = await aPublished('Known');
    await completed(client, course);
    await assign(user, { content: 'courses', course_ids: [course] });
    expect(await assignmentsOf(client)).toMatchObject([{ state: 'finished' }]);
    expect(await eventsOf(client)).toEqual([]);
  });

  test('reminds the learner before and after the due date, and the lead once it is overdue', async () => {
    const { user } = await aLearner();
    const lead = await aLearner();
    const team = await admin.post(`${records}/teams`, { name: 'Crew', leader_id: lead.user.id });
    await admin.post(`${records}/memberships`, { team_id: team.body.id, user_id: user.id });
    const course = await aPublished('Due');
    await assign(user, { content: 'courses', course_ids: [course] });
    const notify = async (day: string) => {
      server.clock.set(new Date(`${day}T09:00:00.000Z`));
      await sendNotifications(server.deps);
      await sendNotifications(server.deps);
      // Sessions have expired meanwhile.
      return {
        learner: await eventsOf(await server.signIn(user)),
        lead: await eventsOf(await server.signIn(lead.user)),
      };
    };
    expect(await notify('2026-11-27')).toEqual({ learner: ['learning_assigned'], lead: [] });
    expect(await notify('2026-11-28')).toEqual({ learner: ['learning_due', 'learning_assigned'], lead: [] });
    expect(await notify('2026-12-05')).toEqual({ learner: ['learning_due', 'learning_assigned'], lead: [] });
    expect(await notify('2026-12-06')).toEqual({
      learner: ['learning_due', 'learning_due', 'learning_assigned'],
      lead: ['team_learning_overdue'],
    });
    expect(await notify('2026-12-07')).toMatchObject({ lead: ['team_learning_overdue'] });
  });
});

describe('the team', () => {
  test('LEARN-06 is shown to its lead and to managers only, without people of other teams', async () => {
    const [member, outsider] = [await aLearner({ first_name: 'Ida', last_name: 'Member' }), await aLearner()];
    const [lead, former] = [await aLearner(), await aLearner()];
    const team = await admin.post(`${records}/teams`, { name: 'Deck', leader_id: lead.user.id });
    await admin.post(`${records}/memberships`, { team_id: team.body.id, user_id: member.user.id });
    const course = await aPublished('For the team');
    for (const { user } of [member, outsider])
      await assign(user, { content: 'courses', course_ids: [course] });
    const of = async (client: Client) => (await own(client, 'team', { page: 1 })).body;
    expect(await of(lead.client)).toMatchObject({
      total: 1,
      assignments: [
        { name: 'Ida Member', title: 'Autumn learning', state: 'assigned', due_on: '2026-12-05' },
      ],
    });
    expect((await own(lead.client, 'overview')).body.is_lead).toBe(true);
    for (const { client } of [member, outsider, former]) {
      expect(await of(client)).toMatchObject({ total: 0, assignments: [] });
      expect((await own(client, 'overview')).body.is_lead).toBe(false);
    }
    const facts = { from_user_id: former.user.id, kind: 'manager', to_user_id: outsider.user.id };
    await server.database.owner
      .insertInto('relationships')
      .values({ ...facts, account_id: account.id, kind: 'manager' })
      .execute();
    expect((await of(former.client)).total).toBe(1);
    await completed(outsider.client, course);
    expect((await of(former.client)).total).toBe(0);
  });
});
