import type { StoredSupplementalAnswer } from '../../domain/questions/supplementalAnswer.ts';
import type { FeedbackInput } from '../../domain/survey/surveyFeedback.ts';
import type { Deps } from '../../server/deps.ts';
import type { Environment } from '../../server/environment.ts';
import { type Random, seededRandom } from '../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../server/seed/rankings.ts';
import {
  listMetricQuestions,
  type StoredMetricQuestion,
} from '../../server/store/content/metricQuestions.ts';
import type { Scope } from '../../server/store/database.ts';
import { selfAssessmentKey } from '../../server/usecases/assignments/selfAssessmentKey.ts';
import { deriveBoxKeys } from '../../server/usecases/keys/campaignKeys.ts';
import type { FinishedRating } from '../../server/usecases/scoring/raterGroups.ts';
import type { RankedAnswer } from '../../server/usecases/scoring/readScoringForm.ts';
import { encryptJson } from '../../server/vault/cipher.ts';
import { seal } from '../../server/vault/sealedBox.ts';

/** Where forms and keys of a test are stored. */
export interface FormStore extends Pick<Deps, 'database' | 'keys'> {
  readonly environment: Pick<Environment, 'secret'>;
}

const reader: Scope = { role: 'web', accountId: null, userId: null, platform: true };

export const questionsOf = (
  { database }: FormStore,
  kind: 's' | 'r' | 'h',
): Promise<StoredMetricQuestion[]> => database.as(reader, (tx) => listMetricQuestions(tx, kind));

/** An open cycle of an account with its forms and keys, inserted directly. */
export async function aCycle(store: FormStore, accountId: number, facts: object = {}): Promise<number> {
  const { database, keys, environment } = store;
  const { id } = await database.owner
    .insertInto('survey_campaigns')
    .values({
      account_id: accountId,
      name: 'Autumn cycle',
      status: 'open',
      closes_on: '2026-12-31',
      relationships: ['manager', 'peer', 'direct_report', 'other'],
      launched_on: '2026-11-01',
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const kind of ['s', 'r'] as const) {
    const question_ids = (await questionsOf(store, kind)).map((question) => question.id);
    await database.owner
      .insertInto('assessment_forms')
      .values({ account_id: accountId, campaign_id: id, requisition_id: null, kind, question_ids })
      .execute();
  }
  const name = { kind: 'cycle', id } as const;
  const { publicKey } = deriveBoxKeys(environment.secret, name, await keys.create(name));
  await database.owner.insertInto('survey_keys').values({ campaign_id: id, public_key: publicKey }).execute();
  return id;
}

/** Adds targets to a cycle; returns their ids in the order of the people. */
export async function addTargets(
  { database }: FormStore,
  cycle: { readonly id: number; readonly accountId: number },
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await database.owner
    .insertInto('survey_targets')
    .values(userIds.map((user_id) => ({ account_id: cycle.accountId, campaign_id: cycle.id, user_id })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Finishing {
  readonly accountId: number;
  readonly campaignId: number;
  readonly targetId: number;
  readonly userId: number;
  readonly answers: readonly RankedAnswer[];
  readonly supplementals?: readonly StoredSupplementalAnswer[];
}

/** Adds finished self-assessments in one statement. */
export async function finishForms(
  { database, environment }: FormStore,
  forms: readonly Finishing[],
): Promise<number[]> {
  const keys = new Map(
    forms.map(({ accountId }) => [accountId, selfAssessmentKey(environment.secret, accountId)]),
  );
  const ids: number[] = [];
  for (let at = 0; at < forms.length; at += 1_000) {
    const some = forms.slice(at, at + 1_000);
    const assignments = await database.owner
      .insertInto('assignments')
      .values(
        some.map(({ accountId, campaignId, targetId, userId }) => ({
          account_id: accountId,
          kind: 's' as const,
          campaign_id: campaignId,
          target_id: targetId,
          requisition_id: null,
          relationship: 'self' as const,
          user_id: userId,
          status: 'finished' as const,
          finished_on: '2026-11-20',
        })),
      )
      .returning('id')
      .execute();
    const rows = await database.owner
      .insertInto('assessments')
      .values(
        some.map(({ accountId, userId, answers, supplementals = [] }, index) => ({
          account_id: accountId,
          kind: 's' as const,
          assignment_id: assignments[index]?.id ?? 0,
          user_id: userId,
          sealed: encryptJson(keys.get(accountId) ?? Buffer.alloc(32), { answers, supplementals }),
          quality: 'good',
          finished_on: '2026-11-20',
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Adds people who are targets of the cycle and have finished their self-assessment. */
export async function addFinishedPeople(
  store: FormStore,
  {
    accountId,
    campaignId,
    count,
    seed = 1,
    saidBy = () => [],
  }: {
    accountId: number;
    campaignId: number;
    count: number;
    seed?: number;
    /** Each person's answers to the account's own questions. */
    saidBy?: (index: number) => readonly StoredSupplementalAnswer[];
  },
): Promise<number[]> {
  const random = seededRandom(seed);
  const questions = await questionsOf(store, 's');
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1_000) {
    const size = Math.min(1_000, count - at);
    const users = await store.database.owner
      .insertInto('users')
      .values(
        Array.from({ length: size }, (_, index) => ({
          account_id: accountId,
          first_name: 'Somebody',
          last_name: `Number ${at + index}`,
          email: `finished-${campaignId}-${at + index}@people.example`,
          permissions: ['user'],
        })),
      )
      .returning('id')
      .execute();
    const userIds = users.map(({ id }) => id);
    const targets = await addTargets(store, { id: campaignId, accountId }, userIds);
    const forms = userIds.map((userId, index) => ({
      accountId,
      campaignId,
      targetId: targets[index] ?? 0,
      userId,
      answers: rankingsBy(random, questions, randomMetrics(random)),
      supplementals: saidBy(at + index),
    }));
    ids.push(...(await finishForms(store, forms)));
  }
  return ids;
}

/** A finished application form. */
export async function anApplicantForm(store: FormStore, accountId: number) {
  const { owner } = store.database;
  const own = { account_id: accountId };
  const questions = await questionsOf(store, 'h');
  const role = await owner
    .insertInto('requisitions')
    .values({ ...own, title: 'Clerk', status: 'open' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { ...own, kind: 'h' as const, campaign_id: null, requisition_id: role.id };
  const questionIds = questions.map(({ id }) => id);
  await owner
    .insertInto('assessment_forms')
    .values({ ...of, question_ids: questionIds })
    .execute();
  const assignment = await owner
    .insertInto('assignments')
    .values({ ...of, target_id: null, relationship: 'applicant', email: 'ada@elsewhere.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const random = seededRandom(21);
  const answers = rankingsBy(random, questions, randomMetrics(random));
  const { id } = await owner
    .insertInto('assessments')
    .values({
      ...own,
      kind: 'h',
      assignment_id: assignment.id,
      user_id: null,
      sealed: encryptJson(selfAssessmentKey(store.environment.secret, accountId), { answers }),
      quality: 'good',
      finished_on: '2026-11-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { assessmentId: id, questionIds };
}

/** Submits ratings, stored sealed until the close as in a real cycle. */
export async function submitRatings(
  { database }: FormStore,
  campaignId: number,
  ratings: readonly FinishedRating[],
): Promise<void> {
  await sealForms(database, campaignId, 'answers', ratings);
}

/** Submits feedback in the same way. */
export async function submitFeedback(
  { database }: FormStore,
  campaignId: number,
  feedback: readonly FeedbackInput[],
): Promise<void> {
  await sealForms(database, campaignId, 'feedback', feedback);
}

async function sealForms(
  database: Deps['database'],
  campaign_id: number,
  kind: 'answers' | 'feedback',
  contents: readonly object[],
): Promise<void> {
  const { public_key } = await database.owner
    .selectFrom('survey_keys')
    .select('public_key')
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  const boxes = contents.map((content) => ({
    campaign_id,
    kind,
    box: seal(public_key, Buffer.from(JSON.stringify(content))),
  }));
  await database.owner.insertInto('sealed_ratings').values(boxes).execute();
}

/** A respondent who answers at random. */
export function randomRankings(random: Random, questions: readonly StoredMetricQuestion[]): RankedAnswer[] {
  return questions.map(({ id, options }) => ({
    question_id: id,
    ordering: options
      .map((option) => ({ id: String(option.id), at: random.next() }))
      .sort((a, b) => a.at - b.at)
      .map((option) => option.id),
  }));
}
