import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyAnswer, type StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCampaign,
  aCompany,
  anOpenCampaign,
  aTeam,
  type Company,
  closeCampaign,
} from '../campaigns/testCampaigns.ts';
import { aSupplemental } from '../questions/testQuestions.ts';
import { callResults } from '../results/quarters.ts';
import { submitForms } from '../results/submitForms.ts';
import { addPeople } from './addPeople.ts';
import { listNumberPaths } from './requestAllResults.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-08-20T09:00:00Z') });
});
afterAll(() => server.close());

interface Answers {
  readonly likert?: number;
  readonly enps?: number;
  readonly multiple?: readonly number[];
}
type Kind = keyof Answers;

/** A company of this size with one custom question of each kind; `ids` are questions, `versions` their first versions. */
async function aQuestioningCompany(size: number) {
  const company = await aCompany(server, 0);
  await addPeople(server, company, size);
  const { admin } = company;
  const ends = { low: 'No', high: 'Yes' };
  const options = ['Tools', 'Time', 'Colleagues'].map((text) => ({ id: null, text }));
  const questions = {
    likert: await aSupplemental({ server, admin }, { kind: 'likert', points: 5, ...ends }),
    enps: await aSupplemental({ server, admin }, { kind: 'enps', ...ends }),
    multiple: await aSupplemental({ server, admin }, { kind: 'multiple', options }),
  };
  return { ...company, questions };
}
type QuestioningCompany = Awaited<ReturnType<typeof aQuestioningCompany>>;

const formOf = (
  { questions }: QuestioningCompany,
  { likert, enps, multiple }: Answers,
): StoredSupplementalAnswer[] => [
  ...(likert === undefined
    ? []
    : [{ ...emptyAnswer, question_id: questions.likert.version, rating: likert }]),
  ...(enps === undefined ? [] : [{ ...emptyAnswer, question_id: questions.enps.version, rating: enps }]),
  ...(multiple ? [{ ...emptyAnswer, question_id: questions.multiple.version, choices: multiple }] : []),
];

/** Runs a campaign that invites everyone, in which the people answer as `said`, one after another. */
async function runCampaign(
  company: QuestioningCompany,
  said: readonly Answers[],
  fields: object = {},
): Promise<number> {
  const supplemental_ids = Object.values(company.questions).map(({ id }) => id);
  const id = await anOpenCampaign(company.admin, { cuts: ['team'], supplemental_ids, ...fields });
  await submitForms(
    server,
    id,
    said.length,
    () => 50,
    (index) => formOf(company, said[index] ?? {}),
  );
  await closeCampaign(company.admin, id);
  return id;
}

const resultsOf = async (client: Company['admin'], campaign_id: number) =>
  (await callResults(client, 'supplementals', { campaign_id })).body.questions;
const resultOf = async (company: QuestioningCompany, campaignId: number, kind: Kind) =>
  (await resultsOf(company.admin, campaignId)).find((one: { kind: string }) => one.kind === kind);

/** `patterns` repeated until there are `count` answers. */
const repeated = (count: number, patterns: readonly Answers[]): Answers[] =>
  Array.from({ length: count }, (_, index) => patterns[index % patterns.length] ?? {});
const mixed: readonly Answers[] = [
  { likert: 1, enps: 3, multiple: [1] },
  { likert: 2, enps: 7, multiple: [1, 2] },
  { likert: 3, enps: 9, multiple: [] },
  { likert: 4, enps: 10, multiple: [2] },
];

describe('KIND-04 the published shares of the question kinds', () => {
  test('P1 are the only numbers, each option of a multiple choice on its own, and no form is left', async () => {
    const company = await aQuestioningCompany(24);
    const campaign = await runCampaign(company, repeated(24, mixed));
    const questions = await resultsOf(company.admin, campaign);
    expect(questions).toMatchObject([
      {
        kind: 'likert',
        n_band: 20,
        shares: [{ steps: [1, 2], percent: 50 }, { percent: 25 }, { percent: 25 }],
      },
      {
        kind: 'enps',
        enps: { score: 25, from: 20, to: 30 },
        shares: [
          { steps: [0, 1, 2, 3, 4, 5, 6], percent: 25 },
          { steps: [7, 8], percent: 25 },
          { steps: [9, 10], percent: 50 },
        ],
      },
      {
        kind: 'multiple',
        shares: [
          { options: ['Tools'], percent: 50 },
          { options: ['Time'], percent: 50 },
        ],
        not_shown: ['Colleagues'],
      },
    ]);
    const known = ['question_id', 'points', 'n_band', 'percent', 'steps', 'score', 'from', 'to'];
    expect(listNumberPaths(questions).filter((name) => !known.includes(name))).toEqual([]);
    const { owner } = server.database;
    const rows = await owner
      .selectFrom('release_shares')
      .select('options')
      .where('question_id', '=', company.questions.multiple.version)
      .execute();
    expect(rows.map(({ options }) => options)).toEqual([[1], [2]]);
    for (const table of ['waiting_forms', 'sealed_forms', 'drafts'] as const) {
      expect(await owner.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('P9 are the same bytes whether none, one or two people chose an option, and whether all or all but two did', async () => {
    const textsOf = async (withOption: (index: number) => boolean) => {
      const company = await aQuestioningCompany(24);
      const said = repeated(24, mixed).map((answers, index) => ({
        ...answers,
        multiple: [...(answers.multiple ?? []), ...(withOption(index) ? [3] : [])],
      }));
      const { question_id: _, ...result } = await resultOf(
        company,
        await runCampaign(company, said),
        'multiple',
      );
      return JSON.stringify(result);
    };
    const texts = new Set<string>();
    for (const chosenBy of [0, 1, 2, 22, 24]) texts.add(await textsOf((index) => index < chosenBy));
    expect(texts.size).toBe(1);
    expect(texts.has(await textsOf((index) => index < 3))).toBe(false);
  });

  test('P9 of unanimous answers, of too few and of none look alike', async () => {
    const texts = new Set<string>();
    for (const said of [
      repeated(24, [{ likert: 5, enps: 10, multiple: [1, 2, 3] }]),
      repeated(24, [{ likert: 1, enps: 0, multiple: [] }]),
      [...repeated(19, mixed), ...repeated(5, [{}])],
      repeated(24, [{}]),
    ]) {
      const company = await aQuestioningCompany(24);
      const questions = await resultsOf(company.admin, await runCampaign(company, said));
      texts.add(
        JSON.stringify(questions.map(({ question_id: _, ...question }: Record<string, unknown>) => question)),
      );
    }
    expect(texts.size).toBe(1);
  });

  test('the eNPS needs 20 answers', async () => {
    for (const [count, score] of [
      [19, null],
      [20, { score: 25, from: 20, to: 30 }],
    ] as const) {
      const company = await aQuestioningCompany(20);
      const campaign = await runCampaign(company, [
        ...repeated(count, mixed),
        ...repeated(20 - count, [{ likert: 3 }]),
      ]);
      expect((await resultOf(company, campaign, 'enps')).enps).toEqual(score);
      expect((await resultOf(company, campaign, 'likert')).n_band).toBe(20);
    }
  });

  test('KIND-06 are for everyone together: the lead of three people reads the same, and no eNPS of them can be asked', async () => {
    const company = await aQuestioningCompany(24);
    const team = await addPeople(server, company, 3);
    const lead = await server.aUser({
      account: company.account,
      permissions: ['user', 'supervisor'],
      type: 3,
    });
    const teamId = await aTeam(
      server,
      company.account.id,
      team.map((id) => ({ id })),
      'Small team',
    );
    await server.database.owner
      .updateTable('teams')
      .set({ leader_id: lead.id })
      .where('id', '=', teamId)
      .execute();
    const campaign = await runCampaign(company, repeated(27, mixed));
    const leader = await server.signIn(lead);
    const visible = await resultsOf(leader, campaign);
    expect(visible).toEqual(await resultsOf(company.admin, campaign));
    for (const name of ['team', 'category', 'members', 'dimension']) {
      const filtered = await callResults(company.admin, 'supplementals', {
        campaign_id: campaign,
        [name]: teamId,
      });
      expect(filtered.body.questions ?? visible).toEqual(visible);
    }
    const ofTeam = { audience: 'chosen', team_ids: [teamId], supplemental_ids: [company.questions.enps.id] };
    await expect(aCampaign(company.admin, ofTeam)).rejects.toThrow('enpsNeedsEveryone');
    const stranger = await aCompany(server, 0);
    expect((await callResults(stranger.admin, 'supplementals', { campaign_id: campaign })).status).toBe(404);
  });

  test('R24 are left out where an audience differs from an earlier one by one person', async () => {
    const company = await aQuestioningCompany(24);
    const first = await runCampaign(company, repeated(24, mixed));
    await addPeople(server, company, 1);
    const second = await runCampaign(company, [
      ...repeated(24, mixed),
      { likert: 5, enps: 0, multiple: [3] },
    ]);
    expect(await resultsOf(company.admin, first)).toHaveLength(3);
    expect(await resultsOf(company.admin, second)).toEqual([]);
  });

  test('R24 are left out of a pulse about another topic if its audience differs by one person', async () => {
    const company = await aQuestioningCompany(24);
    const topics = await server.database.owner
      .selectFrom('topics')
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute();
    const [one, other] = topics.map(({ id }) => ({ length: 'pulse', topic_ids: [id] }));
    const first = await runCampaign(company, repeated(24, mixed), one);
    await addPeople(server, company, 1);
    const said = [...repeated(24, mixed), { likert: 5, enps: 0, multiple: [3] }];
    const second = await runCampaign(company, said, other);
    expect(await resultsOf(company.admin, first)).toHaveLength(3);
    expect(await resultsOf(company.admin, second)).toEqual([]);
    const { body } = await callResults(company.admin, 'topic_scores_by_element', { campaign_id: null });
    expect(body.campaigns).toMatchObject([
      { campaign_id: second, limited_by_audience: false, shares_limited: true },
      { campaign_id: first, limited_by_audience: false, shares_limited: false },
    ]);
  });

  test('the eNPS of a chosen audience is never published, even if it was asked', async () => {
    const company = await aQuestioningCompany(24);
    const { owner } = server.database;
    const people = await owner
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', company.account.id)
      .where('email', 'like', '%@kinds.example')
      .execute();
    const user_ids = people.map(({ id }) => id);
    const { questions } = company;
    const campaign = await anOpenCampaign(company.admin, {
      ...{ audience: 'chosen', user_ids, cuts: [] },
      supplemental_ids: [questions.likert.id],
    });
    await owner
      .updateTable('campaign_forms')
      .set({ supplemental_ids: [questions.likert.version, questions.enps.version] })
      .where('campaign_id', '=', campaign)
      .execute();
    await submitForms(
      server,
      campaign,
      24,
      () => 50,
      (index) => formOf(company, mixed[index % 4] ?? {}),
    );
    await closeCampaign(company.admin, campaign);
    const results = await resultsOf(company.admin, campaign);
    expect(results.map(({ kind }: { kind: string }) => kind)).toEqual(['likert']);
  });
});
