import { type Selectable, sql } from 'kysely';
import type { SupplementalForm } from '../../../domain/questions/supplemental.ts';
import type { Tx } from '../database.ts';
import type { ResultTables } from '../tables/results.ts';

interface Release {
  readonly id: number;
  readonly account_id: number;
}

export interface PublishedQuestion {
  readonly question_id: number;
  readonly place: number;
  readonly form: SupplementalForm;
}
export type PublishedShare = Omit<Selectable<ResultTables['release_shares']>, 'release_id' | 'account_id'>;
export interface PublishedComment {
  readonly id: string;
  readonly question_id: number;
  readonly comment: string;
}

/** The release of a campaign. */
export async function releaseOf(tx: Tx, campaignId: number): Promise<Release> {
  return tx
    .selectFrom('releases')
    .select(['id', 'account_id'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

/** What an account's own questions found: everything of one release at once. */
export async function addPublishedAnswers(
  tx: Tx,
  { id: release_id, account_id }: Release,
  found: {
    readonly questions: readonly PublishedQuestion[];
    readonly shares: readonly PublishedShare[];
    readonly comments: readonly PublishedComment[];
  },
): Promise<void> {
  const of = { release_id, account_id };
  const questions = found.questions.map(({ form, ...row }) => ({
    ...of,
    ...row,
    form: JSON.stringify(form),
  }));
  if (questions.length > 0) await tx.insertInto('release_questions').values(questions).execute();
  const shares = found.shares.map((row) => ({ ...of, ...row }));
  if (shares.length > 0) await tx.insertInto('release_shares').values(shares).execute();
  if (found.comments.length === 0) return;
  // One statement in the order of random ids, so that neither place nor transaction says who came first.
  await sql`
    insert into release_comments (id, release_id, account_id, question_id, comment)
    select one.id, ${release_id}::int, ${account_id}::int, one.question_id, one.comment
    from jsonb_to_recordset(${JSON.stringify(found.comments)}::jsonb)
      as one (id uuid, question_id int, comment text)
    order by one.id`.execute(tx);
}

/** The account's own questions that a campaign asked, in the order they were asked. */
export async function publishedQuestions(tx: Tx, accountId: number, campaignId: number) {
  return tx
    .selectFrom('release_questions as questions')
    .innerJoin('releases', 'releases.id', 'questions.release_id')
    .select(['questions.question_id', 'questions.form'])
    .where('questions.account_id', '=', accountId)
    .where('releases.campaign_id', '=', campaignId)
    .orderBy('questions.place')
    .execute();
}

export async function publishedShares(tx: Tx, accountId: number, campaignId: number) {
  return tx
    .selectFrom('release_shares as shares')
    .innerJoin('releases', 'releases.id', 'shares.release_id')
    .select([
      'shares.question_id',
      'shares.options',
      'shares.percent',
      'shares.low',
      'shares.high',
      'shares.n_band',
    ])
    .where('shares.account_id', '=', accountId)
    .where('releases.campaign_id', '=', campaignId)
    .orderBy('shares.place')
    .execute();
}

/** In the order of their random ids, which is none. */
export async function publishedComments(tx: Tx, accountId: number, campaignId: number) {
  return tx
    .selectFrom('release_comments as comments')
    .innerJoin('releases', 'releases.id', 'comments.release_id')
    .select(['comments.question_id', 'comments.comment'])
    .where('comments.account_id', '=', accountId)
    .where('releases.campaign_id', '=', campaignId)
    .orderBy('comments.id')
    .execute();
}
