import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  emptyAnswer,
  type StoredSupplementalAnswer,
  type SupplementalAnswerValues,
} from '../../../domain/questions/supplementalAnswer.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import type { Scope } from '../../../server/store/database.ts';
import { unsealAssessment } from '../../../server/usecases/assignments/sealAssessment.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addFinishedPeople, questionsOf, submitRatings } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aSupplemental } from '../questions/testQuestions.ts';

let server: TestServer;
let account: AnAccount;
let admin: Client;
let lead: Client;
let rating: number;
let text: number;
let cycle: number;

const ask = (client: Client, name: string, body: object) =>
  client.post(`/api/v2/metric_results/${name}`, body);

/** The number of raters, of participants per rater, and the answers of self and raters. */
interface Plan {
  readonly own: number;
  readonly raters: number;
  readonly each: number;
  readonly ownSays: (index: number) => readonly StoredSupplementalAnswer[];
  readonly raterSays: (index: number) => readonly StoredSupplementalAnswer[];
}

const answered = (question_id: number, answer: Partial<SupplementalAnswerValues>) => ({
  ...emptyAnswer,
  question_id,
  ...answer,
});
const stranger: Plan = { own: 22, raters: 22, each: 1, ownSays: () => [], raterSays: () => [] };

/** An open cycle with both questions, with all forms submitted. */
async function aFullCycle(plan: Partial<Plan>): Promise<number> {
  const { own, raters, each, ownSays, raterSays } = { ...stranger, ...plan };
  const { owner } = server.database;
  const campaignId = await aCycle(server.deps, account.id);
  const supplemental_ids = [rating, text];
  await owner
    .updateTable('assessment_forms')
    .set({ supplemental_ids })
    .where('campaign_id', '=', campaignId)
    .execute();
  await addFinishedPeople(server.deps, { accountId: account.id, campaignId, count: own, saidBy: ownSays });
  const targets = await owner
    .selectFrom('survey_targets')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .execute();
  /** Each rater has different participants. */
  const targetAt = (index: number) =>
    targets[((index % raters) + Math.floor(index / raters)) % targets.length]?.id ?? 0;
  const positions = Array.from({ length: raters * each }, (_, index) => index);
  const rows = positions.map((index) => ({
    account_id: account.id,
    kind: 'r' as const,
    campaign_id: campaignId,
    target_id: targetAt(index),
    relationship: 'peer' as const,
    first_name: index === 0 ? 'Quillon' : 'Sam',
    last_name: 'Outside',
    email: `${index % raters}@partner.example`,
    status: 'finished' as const,
  }));
  await owner.insertInto('assignments').values(rows).execute();
  const answers = rankingsBy(
    seededRandom(1),
    await questionsOf(server.deps, 'r'),
    randomMetrics(seededRandom(2)),
  );
  await submitRatings(
    server.deps,
    campaignId,
    positions.map((index) => ({
      target_id: targetAt(index),
      relationship: 'peer',
      answers,
      quality: 'good',
      supplementals: raterSays(index),
    })),
  );
  return campaignId;
}

const close = (campaign_id: number) => admin.post('/api/v2/surveys/close', { campaign_id });
const release = (campaign_id: number) => admin.post('/api/v2/surveys/release', { campaign_id });

/** Each comment names a person: a member, and an external rater. */
const ownWords = (index: number) => `Start later, as Somebody asked: canary ${index < 6 ? 'many' : 'few'}`;
const raterWords = 'Quillon knows: meetings need an agenda';

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ modules: [1, 2, 3, 4] });
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
  const scale = { kind: 'rating', text: 'Do you stay?', low: 'No', high: 'Yes', points: 4 } as const;
  rating = (await aSupplemental({ server: server, admin }, scale, 'survey')).version;
  text = (await aSupplemental({ server: server, admin }, {}, 'survey')).version;
  cycle = await aFullCycle({
    own: 24,
    raters: 24,
    each: 2,
    ownSays: (index) => [
      answered(rating, { rating: 1 + (index % 4) }),
      ...(index < 8 ? [answered(text, { text: ownWords(index) })] : []),
    ],
    raterSays: (index) => [
      answered(rating, { rating: 3 + (index % 2) }),
      ...(index < 12 ? [answered(text, { text: raterWords })] : []),
    ],
  });
  expect((await close(cycle)).status).toBe(200);
}, 60_000);
afterAll(() => server.close());

describe('between closing and release', () => {
  test('no call returns answers, and the database hides them from the web role', async () => {
    const body = { campaign_id: cycle };
    expect((await ask(admin, 'supplementals', body)).status).toBe(404);
    expect((await ask(admin, 'comments', body)).status).toBe(404);
    const web: Scope = { role: 'web', accountId: account.id, userId: null, platform: false };
    for (const table of ['release_questions', 'release_shares', 'release_comments'] as const) {
      const rows = await server.database.as(web, (tx) => tx.selectFrom(table).selectAll().execute());
      expect(rows).toEqual([]);
      expect((await server.database.owner.selectFrom(table).selectAll().execute()).length).toBeGreaterThan(0);
    }
  });

  test('answers are detached from forms and names, and published results belong to no person', async () => {
    const { owner } = server.database;
    expect(await owner.selectFrom('waiting_ratings').select('id').execute()).toEqual([]);
    const forms = await owner.selectFrom('assessments').select(['account_id', 'sealed']).execute();
    const opened = forms.map((form) => unsealAssessment(server.environment.secret, form));
    expect(opened.map(({ supplementals }) => supplementals)).toEqual(forms.map(() => []));
    expect(opened.every(({ answers }) => answers.length === 36)).toBe(true);
    const rows = await owner
      .selectFrom('release_comments')
      .selectAll()
      .orderBy('ctid' as 'id')
      .execute();
    for (const view of ['self', 'others']) {
      const ids = rows.filter((row) => row.view === view).map(({ id }) => id);
      expect(ids).toEqual([...ids].sort());
    }
    const { rows: ratings } = await server.database.executeSql('select id::text from ratings');
    const known = new Set(ratings.map(({ id }) => id));
    expect(rows.filter(({ id }) => known.has(id))).toEqual([]);
  });
});

describe('after the release', () => {
  beforeAll(async () => {
    expect((await release(cycle)).status).toBe(200);
  });

  test('shares are shown for self and others separately, also to team leads, and count people', async () => {
    const { body } = await ask(lead, 'supplementals', { campaign_id: cycle });
    const four = [1, 2, 3, 4].map((step) => ({ steps: [step], percent: 25 }));
    expect(body.views).toMatchObject([
      { view: 'self', questions: [{ question: 'Do you stay?', n_band: 20, shares: four }] },
      {
        view: 'others',
        questions: [
          {
            n_band: 20,
            shares: [
              { steps: [1, 2, 3], percent: 50 },
              { steps: [4], percent: 50 },
            ],
          },
        ],
      },
    ]);
  });

  test('P12 comments name neither members nor external raters, and are separate as well', async () => {
    const { body } = await ask(admin, 'comments', { campaign_id: cycle });
    const [own, others] = body.views;
    expect([own.view, others.view]).toEqual(['self', 'others']);
    expect(own.questions[0].total).toBe(8);
    for (const comment of own.questions[0].comments) {
      expect(comment).toMatch(/^Start later, as \[removed\] asked: canary/);
    }
    expect(others.questions[0].comments).toEqual(
      Array.from({ length: 12 }, () => '[removed] knows: meetings need an agenda'),
    );
    expect(JSON.stringify(body)).not.toMatch(/Quillon|Somebody/);
  });

  test('a search that matches fewer than five people returns nothing', async () => {
    const search = async (words: string) =>
      (await ask(admin, 'comments', { campaign_id: cycle, search: words })).body.views.map(
        (view: { questions: { total: number }[] }) => view.questions[0]?.total,
      );
    expect(await search('many')).toEqual([6, 0]);
    expect(await search('few')).toEqual([0, 0]);
    expect(await search('agenda')).toEqual([0, 12]);
  });

  test('comments are restricted to administrators', async () => {
    const body = { campaign_id: cycle };
    const person = await server.signIn(await server.aUser({ account, permissions: ['user'] }));
    const other = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['user', 'local_admin'] }),
    );
    for (const name of ['supplementals', 'comments']) {
      expect((await ask(server.visitor(), name, body)).status).toBe(401);
      expect((await ask(person, name, body)).status).toBe(403);
      expect((await ask(other, name, body)).status).toBe(404);
      expect((await ask(admin, name, {})).status).toBe(422);
    }
    expect((await ask(lead, 'comments', body)).status).toBe(403);
  });

  test('results are written once and do not change when people leave', async () => {
    const before = (await ask(admin, 'comments', { campaign_id: cycle })).text;
    await server.database.owner.deleteFrom('users').where('last_name', '=', 'Number 3').execute();
    expect((await ask(admin, 'comments', { campaign_id: cycle })).text).toBe(before);
    for (const table of ['release_questions', 'release_shares', 'release_comments']) {
      const change = server.database.executeSql(`update ${table} set view = 'self'`);
      await expect(change).rejects.toThrow('never changed');
    }
  });
});

test('19 people, many answers of few raters, and no answers are indistinguishable', async () => {
  const answers: string[] = [];
  const few: Partial<Plan>[] = [
    {},
    {
      ownSays: (index) => (index < 19 ? [answered(rating, { rating: 1 + (index % 2) })] : []),
      raterSays: (index) => (index < 19 ? [answered(rating, { rating: 1 + (index % 2) })] : []),
    },
    {
      own: 30,
      raters: 4,
      each: 15,
      raterSays: (at) => [answered(rating, { rating: 1 + (at % 2) }), answered(text, { text: 'More light' })],
    },
  ];
  for (const plan of few) {
    const campaign_id = await aFullCycle(plan);
    await close(campaign_id);
    await release(campaign_id);
    const shares = await ask(admin, 'supplementals', { campaign_id });
    const comments = await ask(admin, 'comments', { campaign_id });
    answers.push(shares.text + comments.text);
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('"shares":[]');
  expect(answers[0]).toContain('"comments":[]');
});
