import { describe, expect, test } from 'vitest';
import { addTargets } from '../../support/finishedForms.ts';
import { aCompany, anOpenCampaign } from '../campaigns/testCampaigns.ts';
import {
  aCopy,
  account,
  ada,
  aPlan,
  aScore,
  codeOf,
  openTestPlans,
  own,
  path,
  planOf,
  plansOf,
  saved,
  server,
  topicId,
} from './testPlans.ts';

openTestPlans();

describe('recommendations from a profile', () => {
  test('API-17 ENT-55 contain significantly low metrics with band, reason and suggestions', async () => {
    const { body } = await own.post(path('get_rec_plan'), { user_id: ada.id, ordered: true });
    expect(body.rec_plans).toHaveLength(1);
    const [plan] = body.rec_plans;
    expect(plan).toMatchObject({ topic_id: null, metric: 'trust', answer_percent: 5, reason: 'lowMetric' });
    expect(plan.low).toBeLessThan(5.48);
    expect(plan.high).toBeGreaterThan(5.48);
    expect(plan.suggestions).toMatchObject([{ kind: 'course', title: 'Trusting', minutes: 30 }]);
    expect(Object.keys(plan.suggestions[0])).not.toContain('program_ids');
  });

  test('API-16 local_user_report says that there are recommendations whenever get_rec_plan has some', async () => {
    const { body } = await own.post('/api/v2/recommendation/local_user_report', { user_id: ada.id });
    expect(body).toEqual({ report: { user_id: ada.id, has_recommendations: true, topics: [] } });
  });

  test('ROUTE-21 name the nearest persona, or none', async () => {
    const stranger = await server.signIn(await server.aUser({ account }));
    expect((await stranger.get('/api/v2/scores/insight')).body).toEqual({ insight: null });
    const steward = await server.aUser({ account });
    await aScore(steward, '2026-11-01', { accountability: 1, trust: 1, fair_chances: 1, curiosity: -1 });
    const { body } = await (await server.signIn(steward)).get('/api/v2/scores/insight');
    expect(body.insight).toMatchObject({ outcome: 'near', nearest: [{ persona: 'steward' }] });
    expect(codeOf(await server.visitor().get('/api/v2/scores/insight'))).toEqual([401, 'signed_out']);
  });

  test('show the change between two profiles, or why they cannot be compared', async () => {
    const grown = await server.aUser({ account });
    await aScore(grown, '2026-03-01', { trust: -1.5 }, { model_version: 'older' });
    await aScore(grown, '2026-05-01', { trust: -1.5 });
    await aScore(grown, '2026-11-01', { trust: 0.5 });
    const { changes } = (await (await server.signIn(grown)).get('/api/v2/scores/own')).body;
    expect(changes.map(({ obstacle }: { obstacle: string | null }) => obstacle)).toEqual([
      null,
      'otherVersion',
    ]);
    const words = changes[0].metrics.filter(({ word }: { word: string }) => word !== 'noClearChange');
    expect(words).toEqual([{ metric: 'trust', before: 7, after: 69, word: 'up' }]);
    expect(changes[1].metrics).toEqual([]);
  });
});

describe('an action plan', () => {
  test('is stored with its steps and origin, and can be changed', async () => {
    const suggestion = { kind: 'course', id: 3, title: 'Trusting' };
    const id = await saved(own, { suggestion });
    expect(await planOf(own, id)).toMatchObject({
      version: 1,
      metric: 'trust',
      topic_id: null,
      made_on: '2026-11-21',
      done_on: null,
      suggestion,
      steps: [
        { text: 'Choose which', due_on: null, done_on: null },
        { text: 'Tell the team', due_on: '2026-12-01' },
      ],
    });
    await saved(own, { id, version: 1, title: 'Two a week' });
    expect(await planOf(own, id)).toMatchObject({ version: 2, title: 'Two a week', made_on: '2026-11-21' });
    expect(codeOf(await own.post(path('save_action_plan'), aPlan({ id, version: 1 })))).toEqual([
      409,
      'conflict',
    ]);
  });

  test('and each of its steps can be completed and reopened', async () => {
    const id = await saved(own);
    const mark = (body: object) => own.post(path('mark_action_plan'), { id, ...body });
    await mark({ version: 1, step: 1, done: true });
    expect((await planOf(own, id)).steps.map(({ done_on }: { done_on: string }) => done_on)).toEqual([
      null,
      '2026-11-21',
    ]);
    await mark({ version: 2, step: 1, done: false });
    await mark({ version: 3, done: true });
    expect(await planOf(own, id)).toMatchObject({ done_on: '2026-11-21', steps: [{}, { done_on: null }] });
    await mark({ version: 4, done: false });
    expect((await planOf(own, id)).done_on).toBeNull();
    expect(codeOf(await mark({ version: 5, step: 2, done: true }))).toEqual([404, 'not_found']);
  });

  test('is permanently deleted', async () => {
    const id = await saved(own);
    await own.post(path('delete_action_plan'), { id, version: 1 });
    expect(await planOf(own, id)).toBeUndefined();
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ metric: null }, 'topic_id'],
    [{ topic_id: 1 }, 'topic_id'],
    [{ metric: null, topic_id: 900_000 }, 'topic_id'],
    [{ metric: 'charm' }, 'metric'],
    [{ due_on: 'soon' }, 'due_on'],
    [{ steps: Array.from({ length: 13 }, () => ({ text: 'One more' })) }, 'steps'],
  ])('is refused with %o', async (facts, field) => {
    const reply = await own.post(path('save_action_plan'), aPlan(facts));
    expect(codeOf(reply)).toEqual([422, 'invalid']);
    expect(reply.body.problems).toMatchObject([{ field }]);
  });
});

describe('learning and reassessment', () => {
  test('shows the previous and current value of a metric with a word for the change', async () => {
    const user = await server.aUser({ account });
    const client = await server.signIn(user);
    await aScore(user, '2026-11-10', { trust: -1.5 });
    const id = await saved(client);
    expect((await planOf(client, id)).follow_up).toMatchObject({
      before: { value: 7, on: '2026-11-10' },
      after: null,
      word: null,
      next: null,
    });
    await aScore(user, '2026-12-20', { trust: 0.5 });
    const { before, after, word } = (await planOf(client, id)).follow_up;
    expect([before.value, after.value, word]).toEqual([7, 69, 'up']);
    expect([after.low, after.high]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test('uses the private copies for a plan on a topic', async () => {
    const user = await server.aUser({ account });
    const client = await server.signIn(user);
    await aCopy(user, '2026-11-01', 30);
    await aCopy(user, '2026-12-01', 60);
    const id = await saved(client, { metric: null, topic_id: topicId });
    const { follow_up, topic } = await planOf(client, id);
    expect(topic).toEqual(expect.any(String));
    expect(follow_up).toMatchObject({ before: { value: 30 }, after: { value: 60 }, word: 'up' });
  });

  test('calls a change after a short campaign clear only beyond its wider margin', async () => {
    const user = await server.aUser({ account });
    const client = await server.signIn(user);
    await aCopy(user, '2026-11-01', 30);
    await aCopy(user, '2026-12-01', 57, { asked_share: 0.5 });
    const id = await saved(client, { metric: null, topic_id: topicId });
    expect((await planOf(client, id)).follow_up).toMatchObject({
      after: { value: 57 },
      word: 'noClearChange',
    });
  });

  test('doesn’t announce a pulse that asks about other topics', async () => {
    const company = await aCompany(server, 5);
    const [person] = company.people;
    if (!person) throw new Error('nobody was invited');
    const client = await server.signIn(person);
    const others = await server.database.owner
      .selectFrom('topics')
      .select('id')
      .where('id', '<>', topicId)
      .execute();
    const pulse = (name: string, id: number | undefined) =>
      anOpenCampaign(company.admin, { name, length: 'pulse', topic_ids: [id], closes_on: '2026-12-20' });
    await pulse('Other', others[0]?.id);
    const id = await saved(client, { metric: null, topic_id: topicId });
    expect((await planOf(client, id)).follow_up.next).toBeNull();
    await pulse('Same', topicId);
    expect((await planOf(client, id)).follow_up.next).toMatchObject({ kind: 'm', name: 'Same' });
  });

  test('says when the next assessment is and whether it is open', async () => {
    const user = await server.aUser({ account });
    const client = await server.signIn(user);
    const { owner } = server.database;
    const ofAccount = { account_id: account.id };
    const cycle = await owner
      .insertInto('survey_campaigns')
      .values({ ...ofAccount, name: 'Spring 360', status: 'open', closes_on: '2026-12-24' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [target_id = 0] = await addTargets(server.deps, { id: cycle.id, accountId: account.id }, [user.id]);
    const of = { ...ofAccount, campaign_id: cycle.id, target_id, user_id: user.id };
    await owner
      .insertInto('assignments')
      .values({ ...of, kind: 's', relationship: 'self', nomination: 'approved', status: 'invited' })
      .execute();
    const id = await saved(client);
    expect((await planOf(client, id)).follow_up.next).toEqual({
      kind: 's',
      name: 'Spring 360',
      opens_on: null,
      closes_on: '2026-12-24',
      is_open: true,
    });
  });
});

describe('access to plans', () => {
  const bodies = (id: number) =>
    [
      ['save_action_plan', aPlan({ id, version: 1 })],
      ['mark_action_plan', { id, version: 1, done: true }],
      ['delete_action_plan', { id, version: 1 }],
    ] as const;

  test('is limited to their owner: a plan of another person is not found', async () => {
    const id = await saved(own);
    const permissions = ['user', 'local_admin', 'super_admin'] as const;
    const administrator = await server.signIn(await server.aUser({ account, permissions: [...permissions] }));
    expect(await plansOf(administrator)).toEqual([]);
    for (const [at, [name, body]] of bodies(id).entries()) {
      const foreign = await administrator.post(path(name), body);
      const missing = await administrator.post(path(name), bodies(999_999)[at]?.[1]);
      expect(codeOf(foreign)).toEqual([404, 'not_found']);
      expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    }
  });

  test('requires a session', async () => {
    for (const [name, body] of [['action_plans', {}] as const, ...bodies(1)]) {
      expect(codeOf(await server.visitor().post(path(name), body))).toEqual([401, 'signed_out']);
    }
  });

  test('is refused during emulation', async () => {
    const platform = await server.aUser({
      account: await server.anAccount(),
      permissions: ['user', 'admin'],
    });
    const client = await server.signIn(platform);
    client.emulatedAccountId = account.id;
    for (const [name, body] of [['action_plans', {}] as const, ...bodies(1)]) {
      expect(codeOf(await client.post(path(name), body))).toEqual([403, 'emulating']);
    }
    expect(codeOf(await client.get('/api/v2/scores/insight'))).toEqual([403, 'emulating']);
  });

  test('is limited in the database: rows of others are invisible to the web role and encrypted', async () => {
    const id = await saved(own, { title: 'Wolverine' });
    const visible = await server.database.as(
      { role: 'web', accountId: account.id, userId: ada.id + 1, platform: true },
      (tx) => tx.selectFrom('action_plans').select('id').execute(),
    );
    expect(visible).toEqual([]);
    const { rows } = await server.database.executeSql(
      `select encode(sealed, 'escape') as text from action_plans where id = $1`,
      [id],
    );
    expect(String(rows[0]?.text)).not.toContain('Wolverine');
    const entries = await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'changes', 'actor_id'])
      .where('resource', '=', 'action_plans')
      .where('record_id', '=', String(id))
      .execute();
    expect(entries).toEqual([{ action: 'create', changes: {}, actor_id: ada.id }]);
  });
});
