import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyAnswer, type StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company, closeCampaign } from '../campaigns/testCampaigns.ts';
import { aSupplemental } from '../questions/testQuestions.ts';
import { callResults } from './quarters.ts';
import { submitForms } from './submitForms.ts';

/** Each comment names a person. */
const canaries = [
  'Quillon',
  'quillón',
  'Vanterpool',
  'zed.q@staff.example',
  '+31 6 12345678',
  '0161 496 0123',
  'https://intra.example/zq',
  '@zedquill',
  'ZQ-99871',
  '€ 61,250',
  '14 February 2026',
  '2026-02-14',
  'Lighthouse keeper',
];
const words = canaries.map((canary) => `The schedule is late, says ${canary}, every week.`);

const named = [
  { first_name: 'Zed', last_name: 'Quillon', level: 'Lighthouse keeper' },
  { first_name: 'Ida', last_name: 'Vanterpool', level: null },
];

let server: TestServer;
let company: Company;
let campaignId: number;
let lead: Client;
const versions = { rating: 0, choice: 0, text: 0, rare: 0 };

const aQuestion = (admin: Client, form: Partial<SupplementalQuestionContent>) =>
  aSupplemental({ server: server, admin }, form);

function saidBy(index: number): StoredSupplementalAnswer[] {
  const answered = (question_id: number, answer: Partial<StoredSupplementalAnswer>) => ({
    ...emptyAnswer,
    question_id,
    ...answer,
  });
  return [
    answered(versions.rating, { rating: 1 + (index % 4) }),
    answered(versions.choice, { choice: index < 2 ? 1 : 2 + (index % 2) }),
    ...(index < words.length ? [answered(versions.text, { text: words[index] ?? '' })] : []),
    ...(index < 4 ? [answered(versions.rare, { text: `Only four say pelican ${index}` })] : []),
  ];
}

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-08-20T09:00:00Z') });
  company = await aCompany(server, 0);
  const { admin, account } = company;
  const people = Array.from({ length: 104 }, (_, index) => ({
    account_id: account.id,
    first_name: 'Kim',
    last_name: 'Ash',
    email: `kim.${index}@staff.example`,
    permissions: ['user' as const],
    ...named[index],
  }));
  await server.database.owner.insertInto('users').values(people).execute();
  const leader = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
  const rating = await aQuestion(admin, {
    kind: 'rating',
    text: 'Do you stay?',
    low: 'No',
    high: 'Yes',
    points: 5,
  });
  const options = ['At home', 'On site', 'Both'].map((text) => ({ id: null, text }));
  const choice = await aQuestion(admin, { kind: 'choice', text: 'Where do you work?', options });
  const text = await aQuestion(admin, {});
  const rare = await aQuestion(admin, { text: 'Anything else?' });
  Object.assign(versions, {
    rating: rating.version,
    choice: choice.version,
    text: text.version,
    rare: rare.version,
  });
  const supplemental_ids = [rating.id, choice.id, text.id, rare.id];
  campaignId = await anOpenCampaign(admin, { cuts: [], supplemental_ids });
  await submitForms(server, campaignId, 104, (index) => (index % 5) * 20, saidBy);
  await closeCampaign(admin, campaignId);
  lead = await server.signIn(leader);
});
afterAll(() => server.close());

const comments = async (search?: string) =>
  (
    await callResults(company.admin, 'comments', {
      campaign_id: campaignId,
      ...(search === undefined ? {} : { search }),
    })
  ).body.questions;

describe('comments', () => {
  test('P12 contain no names, and neither does the database', async () => {
    const [first] = await comments();
    expect(first).toMatchObject({ question_id: versions.text, question: 'What should change?' });
    expect(first.comments).toHaveLength(words.length);
    for (const comment of first.comments) {
      expect(comment).toBe('The schedule is late, says [removed], every week.');
    }
    const stored = await server.database.owner.selectFrom('release_comments').select('comment').execute();
    const text = JSON.stringify(stored);
    for (const canary of canaries) expect(text).not.toContain(canary);
  });

  test('require five people per question and per search', async () => {
    const [many, few] = await comments();
    expect(few).toEqual({
      question_id: versions.rare,
      question: 'Anything else?',
      comments: [],
      total: 0,
      themes: [],
    });
    expect(many.themes).toEqual([
      { word: 'late', n_band: 10 },
      { word: 'says', n_band: 10 },
      { word: 'schedule', n_band: 10 },
      { word: 'week', n_band: 10 },
    ]);
    expect((await comments('SCHEDULE late'))[0].comments).toHaveLength(words.length);
    expect((await comments('pelican'))[0].comments).toEqual([]);
    const { kept: stored } = await server.database.owner
      .selectFrom('release_comments')
      .select((eb) => eb.fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow();
    expect(stored).toBe(words.length);
  });

  test('are visible to administrators and read-only', async () => {
    const body = { campaign_id: campaignId };
    expect((await callResults(server.visitor(), 'comments', body)).status).toBe(401);
    expect((await callResults(lead, 'comments', body)).status).toBe(403);
    expect((await callResults(company.admin, 'comments', {})).status).toBe(422);
    expect((await callResults(company.admin, 'comments', { campaign_id: 999_999 })).status).toBe(404);
    const change = server.database.owner.updateTable('release_comments').set({ comment: 'x' }).execute();
    await expect(change).rejects.toThrow('never changed');
  });

  test('are stored in random order and detached from forms', async () => {
    const rows = await server.database.owner
      .selectFrom('release_comments')
      .selectAll()
      .orderBy('ctid' as 'id')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort());
    const responses = await server.database.owner.selectFrom('responses').select('id').execute();
    const ids = new Set(responses.map(({ id }) => id));
    expect(rows.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});

describe('ratings and choices', () => {
  test('are reported in steps of 5 percent with small ones merged, also to team leads', async () => {
    const { body } = await callResults(lead, 'supplementals', { campaign_id: campaignId });
    expect(body.questions).toMatchObject([
      {
        question: 'Do you stay?',
        kind: 'rating',
        low: 'No',
        high: 'Yes',
        points: 5,
        n_band: 100,
        shares: [
          { steps: [1], percent: 25 },
          { steps: [2], percent: 25 },
          { steps: [3], percent: 25 },
          { steps: [4, 5], percent: 25 },
        ],
      },
      {
        question: 'Where do you work?',
        n_band: 100,
        shares: [
          { options: ['On site'], percent: 50 },
          { options: ['At home', 'Both'], percent: 50 },
        ],
      },
    ]);
  });

  test('look the same for no answers and for one too few', async () => {
    const answers: string[] = [];
    for (const answering of [0, 19]) {
      const other = await aCompany(server, 22);
      const { id, version } = await aQuestion(other.admin, {
        kind: 'rating',
        low: 'No',
        high: 'Yes',
        points: 5,
      });
      const campaign = await anOpenCampaign(other.admin, { cuts: [], supplemental_ids: [id] });
      await submitForms(server, campaign, 22, undefined, (index) =>
        index < answering ? [{ ...emptyAnswer, question_id: version, rating: 1 + (index % 2) }] : [],
      );
      await closeCampaign(other.admin, campaign);
      const { text } = await callResults(other.admin, 'supplementals', { campaign_id: campaign });
      answers.push(text.replace(`"question_id":${version}`, '"question_id":0'));
      const drivers = (await callResults(other.admin, 'drivers')).body.campaigns;
      expect(drivers).toMatchObject([{ outcome: null, topics: [] }]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toContain('"shares":[]');
  });
});

describe('topics related to the outcome', () => {
  test('are published from 100 people on, without the outcome itself', async () => {
    const { body } = await callResults(lead, 'drivers', { campaign_id: campaignId });
    const [campaign] = body.campaigns;
    expect(campaign.outcome.topic).toBe('Belonging');
    expect(campaign.topics).toHaveLength(5);
    // Everyone answers all topics alike, which gives the strongest relation.
    for (const topic of campaign.topics)
      expect(topic).toMatchObject({ word: 'strong', value: 0.95, low: 0.89 });
  });
});

describe('PROD-35 technical information of a benchmark campaign', () => {
  test('has the reliability of every topic with its interval, for administrators', async () => {
    const ofCampaign = { campaign_id: campaignId };
    const { technical } = (await callResults(company.admin, 'technical', ofCampaign)).body;
    expect(technical).toMatchObject({ campaign_id: campaignId, people: 100 });
    expect(technical.topics).toHaveLength(6);
    // Everyone answers all elements alike, which is never published as 1.
    for (const topic of technical.topics) expect(topic).toMatchObject({ value: 0.95, low: 0.9 });
    expect((await callResults(lead, 'technical', ofCampaign)).status).toBe(403);
    expect((await callResults(server.visitor(), 'technical', ofCampaign)).status).toBe(401);
    expect((await callResults(company.admin, 'technical', { campaign_id: 'x' })).status).toBe(422);
    const other = await aCompany(server, 0);
    expect((await callResults(other.admin, 'technical', ofCampaign)).status).toBe(404);
  });

  test('has no numbers for fewer than 50 people, and does not exist for earlier results', async () => {
    const small = await aCompany(server, 22);
    const campaign_id = await anOpenCampaign(small.admin, { cuts: [] });
    await submitForms(server, campaign_id, 22);
    await closeCampaign(small.admin, campaign_id);
    const { technical } = (await callResults(small.admin, 'technical', { campaign_id })).body;
    expect(technical).toMatchObject({ people: null, topics: [] });
    const change = server.database.executeSql('update releases set technical = null');
    await expect(change).rejects.toThrow('never changed');
  });
});
