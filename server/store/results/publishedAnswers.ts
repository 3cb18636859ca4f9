import { type Selectable, type SqlBool, sql } from 'kysely';
import type { AnswerContext, PublishedAnswerContext } from '../../../domain/comments/answerContexts.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import type { Tx } from '../database.ts';
import type { ResultTables } from '../tables/results.ts';

interface Release {
  readonly id: number;
  readonly account_id: number;
}

/** The source of published answers: the release of a benchmark, or one view of a cycle. */
export interface PublishedSource {
  readonly account_id: number;
  readonly release_id: number | null;
  readonly survey_campaign_id: number | null;
  readonly view: PublishedAnswerContext;
}

export interface PublishedQuestion {
  readonly question_id: number;
  readonly place: number;
  readonly form: SupplementalQuestionContent;
  readonly sure: readonly number[] | null;
}
export type PublishedShare = Omit<Selectable<ResultTables['release_shares']>, keyof PublishedSource>;
export interface PublishedComment {
  readonly id: string;
  readonly question_id: number;
  readonly comment: string;
}

/** Returns the release of a campaign. */
export async function releaseOf(tx: Tx, campaignId: number): Promise<Release> {
  return tx
    .selectFrom('releases')
    .select(['id', 'account_id'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

export const ofRelease = ({ id, account_id }: Release): PublishedSource => {
  return { account_id, release_id: id, survey_campaign_id: null, view: 'self' };
};

/** Returns one view of a cycle; visible to the web role from the release on. */
export const ofCycle = (
  account_id: number,
  survey_campaign_id: number,
  view: AnswerContext,
): PublishedSource => {
  return { account_id, release_id: null, survey_campaign_id, view };
};

/** Returns the scope of the feedback published with these answers. */
export const feedbackScope = (of: PublishedSource): PublishedSource => ({ ...of, view: 'feedback' });

/** Stores all published answers to an account's custom questions of one release or view. */
export async function addPublishedAnswers(
  tx: Tx,
  of: PublishedSource,
  answers: {
    readonly questions: readonly PublishedQuestion[];
    readonly shares: readonly PublishedShare[];
    readonly comments: readonly PublishedComment[];
  },
): Promise<void> {
  const questions = answers.questions.map(({ form, sure, ...row }) => ({
    ...of,
    ...row,
    sure: sure && [...sure],
    form: JSON.stringify(form),
  }));
  if (questions.length > 0) await tx.insertInto('release_questions').values(questions).execute();
  const shares = answers.shares.map((row) => ({ ...of, ...row }));
  if (shares.length > 0) await tx.insertInto('release_shares').values(shares).execute();
  if (answers.comments.length === 0) return;
  // One statement ordered by random ids, so that neither position nor transaction reveals the order of submission.
  await sql`
    insert into release_comments (id, account_id, release_id, survey_campaign_id, view, question_id, comment)
    select one.id, ${of.account_id}::int, ${of.release_id}::int, ${of.survey_campaign_id}::int, ${of.view}::text,
      one.question_id, one.comment
    from jsonb_to_recordset(${JSON.stringify(answers.comments)}::jsonb)
      as one (id uuid, question_id int, comment text)
    order by one.id`.execute(tx);
}

/** Returns the account's custom questions in their order. */
export async function listPublishedQuestions(tx: Tx, of: PublishedSource) {
  return tx
    .selectFrom('release_questions')
    .select(['question_id', 'form', 'sure'])
    .where(sourceCondition(of))
    .orderBy('place')
    .execute();
}

export async function listPublishedShares(tx: Tx, of: PublishedSource) {
  return tx
    .selectFrom('release_shares')
    .select(['question_id', 'options', 'percent', 'low', 'high', 'n_band'])
    .where(sourceCondition(of))
    .orderBy('place')
    .execute();
}

/** Returns published comments, ordered by random ids. */
export async function listPublishedComments(tx: Tx, of: PublishedSource) {
  return tx
    .selectFrom('release_comments')
    .select(['question_id', 'comment'])
    .where(sourceCondition(of))
    .orderBy('id')
    .execute();
}

function sourceCondition({ account_id, release_id, survey_campaign_id, view }: PublishedSource) {
  const own =
    release_id === null ? sql`survey_campaign_id = ${survey_campaign_id}` : sql`release_id = ${release_id}`;
  return sql<SqlBool>`account_id = ${account_id} and ${own} and view = ${view}`;
}
