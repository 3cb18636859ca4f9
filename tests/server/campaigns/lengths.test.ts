import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { callResults } from '../results/quarters.ts';
import { submitForms } from '../results/submitForms.ts';
import { answerAll, respondent, type ShownQuestion } from '../survey/respondent.ts';
import {
  aCampaign,
  aCompany,
  aDraft,
  anOpenCampaign,
  aTeam,
  campaignPhp,
  closeCampaign,
  invitationCodeOf,
  microSurvey,
  readCampaign,
} from './testCampaigns.ts';

let server: TestServer;
let topicIds: readonly number[];

beforeAll(async () => {
  server = await startTestServer();
  const topics = await server.database.owner.selectFrom('topics').select('id').orderBy('position').execute();
  topicIds = topics.map(({ id }) => id);
});
afterAll(() => server.close());

const chosenTopics = (amount: number) => topicIds.slice(0, amount);

async function elementsOf(topics: readonly number[]): Promise<number[]> {
  const { owner } = server.database;
  const rows = await owner.selectFrom('elements').select('id').where('topic_id', 'in', topics).execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

async function questionsOf(campaignId: number, user: { readonly id: number }): Promise<ShownQuestion[]> {
  const code = await invitationCodeOf(server, campaignId, user);
  return (await respondent(server.visitor(), code).open()).body.questions;
}

const idsOf = (questions: readonly ShownQuestion[]) =>
  questions.map(({ question_id }) => question_id).sort((a, b) => a - b);

const formsByTeam = async (campaignId: number) => {
  const rows = await server.database.owner
    .selectFrom('participations')
    .leftJoin('memberships', 'memberships.user_id', 'participations.user_id')
    .select(['form', 'memberships.team_id'])
    .where('campaign_id', '=', campaignId)
    .execute();
  const surplus = new Map<number | null, number>();
  for (const { form, team_id } of rows) {
    surplus.set(team_id, (surplus.get(team_id) ?? 0) + (form === 'a' ? 1 : -1));
  }
  return { forms: rows.map(({ form }) => form), surplus: [...surplus.values()] };
};

describe('the length of a campaign', () => {
  test('RESP-01 is full unless another is chosen, and a pulse needs one to three known topics', async () => {
    const { admin } = await aCompany(server, 0);
    const { length, topic_ids } = await readCampaign(admin, await aCampaign(admin));
    expect([length, topic_ids]).toEqual(['full', []]);
    const problemOf = async (fields: object) => {
      const { status, body } = await campaignPhp(admin, 'create', { ...aDraft, ...fields });
      return status === 200 ? null : [status, body.problems[0]?.field, body.problems[0]?.problem];
    };
    expect(await problemOf({ length: 'pulse' })).toEqual([422, 'topic_ids', 'pulseTopics']);
    expect(await problemOf({ length: 'short_pulse', topic_ids: chosenTopics(4) })).toEqual([
      422,
      'topic_ids',
      'pulseTopics',
    ]);
    expect(await problemOf({ length: 'short', topic_ids: chosenTopics(1) })).toEqual([
      422,
      'topic_ids',
      'notPulse',
    ]);
    expect(await problemOf({ length: 'pulse', topic_ids: [999_999] })).toEqual([422, 'topic_ids', 'unknown']);
    expect(await problemOf({ length: 'tiny' })).toEqual([422, 'length', 'choice']);
    expect(await problemOf({ length: 'short_pulse', topic_ids: chosenTopics(3) })).toBeNull();
  });

  test('stays as it is if a client from before there were lengths saves a draft', async () => {
    const { admin } = await aCompany(server, 0);
    const campaign_id = await aCampaign(admin, { length: 'pulse', topic_ids: chosenTopics(2) });
    const save = (fields: object) => campaignPhp(admin, 'update', { ...aDraft, campaign_id, ...fields });
    expect((await save({ name: 'Renamed' })).status).toBe(200);
    const { name, length, topic_ids } = await readCampaign(admin, campaign_id);
    expect([name, length, topic_ids]).toEqual(['Renamed', 'pulse', chosenTopics(2)]);
    const refused = await save({ length: 'full' });
    expect([refused.status, refused.body.problems]).toMatchObject([
      422,
      [{ field: 'topic_ids', problem: 'notPulse' }],
    ]);
    expect((await save({ length: 'full', topic_ids: [] })).status).toBe(200);
  });

  test('can’t change after the launch', async () => {
    const { admin } = await aCompany(server, 5);
    const campaign_id = await anOpenCampaign(admin, { length: 'short' });
    const change = (fields: object) =>
      campaignPhp(admin, 'update', { ...aDraft, length: 'short', campaign_id, updated_at: null, ...fields });
    expect((await change({ name: 'Renamed' })).status).toBe(200);
    for (const fields of [{ length: 'full' }, { length: 'pulse', topic_ids: chosenTopics(1) }]) {
      const { status, body } = await change(fields);
      expect([status, body.code]).toEqual([409, 'campaign_locked']);
    }
    expect((await readCampaign(admin, campaign_id)).length).toBe('short');
  });
});

describe('a short campaign', () => {
  test('gives every respondent one question of each element, the other one in the other form', async () => {
    const { admin, people } = await aCompany(server, 6);
    const campaign_id = await anOpenCampaign(admin, { length: 'short' });
    const shown = await Promise.all(people.map((person) => questionsOf(campaign_id, person)));
    expect(shown.map(({ length }) => length)).toEqual(people.map(() => 24));
    const sets = new Set(shown.map((questions) => JSON.stringify(idsOf(questions))));
    expect(sets.size).toBe(2);
    const [a, b] = [...sets].map((text) => JSON.parse(text) as number[]);
    expect(new Set([...(a ?? []), ...(b ?? [])]).size).toBe(48);
    const rows = await server.database.owner.selectFrom('questions').select(['id', 'element_id']).execute();
    const elementOf = new Map(rows.map(({ id, element_id }) => [id, element_id]));
    for (const form of [a, b]) expect(new Set(form?.map((id) => elementOf.get(id))).size).toBe(24);
  });

  test('announces its own duration and ends after 24 questions', async () => {
    const { admin, people } = await aCompany(server, 5);
    const campaign_id = await anOpenCampaign(admin, { length: 'short' });
    const [person = { id: 0 }] = people;
    const code = await invitationCodeOf(server, campaign_id, person);
    const { body } = await respondent(server.visitor(), code).open();
    expect(body.announced_minutes).toEqual({ from: 8, to: 10 });
    expect(body.progress).toMatchObject({ answered: 0, total: 24 });
    const last = await answerAll(server, code);
    expect(last.body).toMatchObject({ answered: 24, remaining: 0 });
    const again = await respondent(server.visitor(), code).open();
    expect(again.body.progress).toMatchObject({ answered: 24, total: 24 });
  });

  test('splits each team evenly, also with people who are added later or invited again', async () => {
    const { admin, account, people } = await aCompany(server, 17);
    await aTeam(server, account.id, people.slice(0, 5), 'Five');
    await aTeam(server, account.id, people.slice(5, 8), 'Three');
    await aTeam(server, account.id, people.slice(8, 15), 'Seven');
    const campaign_id = await anOpenCampaign(admin, {
      length: 'short',
      cuts: [],
      audience: 'chosen',
      user_ids: people.slice(0, 12).map(({ id }) => id),
    });
    const check = async () => {
      const { forms, surplus } = await formsByTeam(campaign_id);
      expect(forms.every((form) => form === 'a' || form === 'b')).toBe(true);
      expect(surplus.every((difference) => Math.abs(difference) <= 1)).toBe(true);
      return forms.length;
    };
    expect(await check()).toBe(12);
    for (const { id } of people.slice(12)) {
      await microSurvey(admin, 'assign-users', { campaign_id, team_ids: [], user_ids: [id] });
      await check();
    }
    expect(await check()).toBe(17);
  });

  test('publishes the values of elements, and nothing says afterward who had which form', async () => {
    const { admin, people } = await aCompany(server, 6);
    const campaign_id = await anOpenCampaign(admin, { length: 'short', cuts: [] });
    for (const person of people) {
      await answerAll(server, await invitationCodeOf(server, campaign_id, person));
    }
    await closeCampaign(admin, campaign_id);
    const { owner } = server.database;
    const responses = await owner
      .selectFrom('responses')
      .select('scores')
      .where('campaign_id', '=', campaign_id)
      .execute();
    expect(responses.map(({ scores }) => scores.length)).toEqual(people.map(() => 24));
    const { body } = await callResults(admin, 'topic_scores_by_element', { campaign_id });
    const [campaign] = body.campaigns;
    expect(campaign.length).toBe('short');
    const published = campaign.topics.flatMap(
      ({ elements }: { elements: { element_id: number }[] }) => elements,
    );
    expect(published).toHaveLength(24);
    const mean = (at: number) =>
      responses.reduce((sum, { scores }) => sum + (scores[at] ?? 0), 0) / responses.length;
    const { links } = await owner
      .selectFrom('campaign_forms')
      .select('links')
      .where('campaign_id', '=', campaign_id)
      .executeTakeFirstOrThrow();
    for (const [at, { element_id }] of (links ?? []).entries()) {
      const cell = published.find((one: { element_id: number }) => one.element_id === element_id);
      const limited = Math.min(80, Math.max(20, mean(at)));
      expect(Math.abs(cell.answer_percent - limited)).toBeLessThanOrEqual(0.5);
    }
    const left = await owner
      .selectFrom('participations')
      .select('form')
      .where('campaign_id', '=', campaign_id)
      .execute();
    expect(left.map(({ form }) => form)).toEqual(people.map(() => null));
    const leads = await owner
      .selectFrom('form_leads')
      .selectAll()
      .where('campaign_id', '=', campaign_id)
      .execute();
    expect(leads).toEqual([]);
  });
});

describe('a pulse', () => {
  test('asks about its topics only, with both questions or with one of each element', async () => {
    const { admin, people } = await aCompany(server, 5);
    const [person = { id: 0 }] = people;
    const topics = chosenTopics(2);
    const elements = await elementsOf(topics);
    for (const [length, amount] of [
      ['pulse', 2 * elements.length],
      ['short_pulse', elements.length],
    ] as const) {
      const campaign_id = await anOpenCampaign(admin, { length, topic_ids: topics });
      expect(await questionsOf(campaign_id, person)).toHaveLength(amount);
    }
  });

  test('has results about its topics only', async () => {
    const { admin } = await aCompany(server, 6);
    const topics = chosenTopics(2);
    const campaign_id = await anOpenCampaign(admin, { length: 'pulse', topic_ids: topics, cuts: [] });
    await submitForms(server, campaign_id, 6, (index) => 10 * index + 20);
    await closeCampaign(admin, campaign_id);
    const cells = await server.database.owner
      .selectFrom('release_cells')
      .innerJoin('releases', 'releases.id', 'release_cells.release_id')
      .select(['subject', 'subject_id'])
      .where('releases.campaign_id', '=', campaign_id)
      .execute();
    const idsIn = (subject: string) =>
      cells.flatMap((cell) => (cell.subject === subject ? cell.subject_id : [])).sort((a, b) => a - b);
    expect(idsIn('topic')).toEqual([...topics].sort((a, b) => a - b));
    expect(idsIn('element')).toEqual(await elementsOf(topics));
    const { body } = await callResults(admin, 'icb_topic_trends');
    expect(body.topics.map(({ topic_id }: { topic_id: number }) => topic_id)).toEqual(topics);
  });

  test('doesn’t interrupt the trend of the topics that it didn’t ask about', async () => {
    const { adminUser } = await aCompany(server, 24);
    const run = async (fields: object, score: number) => {
      const admin = await server.signIn(adminUser);
      const campaign_id = await anOpenCampaign(admin, { cuts: [], ...fields });
      await submitForms(server, campaign_id, 24, (index) => score + (index % 2 === 0 ? 10 : -10));
      await closeCampaign(admin, campaign_id);
      server.clock.advance(24 * 3_600_000);
      return campaign_id;
    };
    const start = server.clock.now();
    await run({}, 30);
    await run({ length: 'pulse', topic_ids: chosenTopics(1) }, 30);
    const last = await run({}, 80);
    const { body } = await callResults(await server.signIn(adminUser), 'icb_topic_trends');
    server.clock.set(start);
    type Trend = { points: { campaign_id: number; change: string | null }[] };
    const changes = body.topics.map(
      ({ points }: Trend) => points.find(({ campaign_id }) => campaign_id === last)?.change,
    );
    expect(changes).toEqual(topicIds.map(() => 'up'));
  });
});
