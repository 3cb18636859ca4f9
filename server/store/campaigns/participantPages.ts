import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InvitationState } from '../../../domain/campaigns/invitationStates.ts';
import type { Tx } from '../database.ts';
import { wordPatterns } from '../sql/likePattern.ts';

/**
 * An invited person and the state of the first invitation, but never whether the person has started or
 * finished (R21).
 */
export interface Participant {
  readonly participant_id: number;
  readonly campaign_id: number;
  readonly user_id: number | null;
  readonly name: string;
  readonly status: InvitationState;
  readonly invited_on: string;
  /** Null for a former member of the account. */
  readonly has_address: boolean | null;
  readonly has_number: boolean | null;
}

export interface ParticipantFilter {
  readonly q: string | null;
  readonly status: InvitationState | null;
  /** The people visible to the caller; null for all. */
  readonly userIds: readonly number[] | null;
}

const participantQuery = (tx: Tx) =>
  tx
    .selectFrom('participations')
    .leftJoin('users', 'users.id', 'participations.user_id')
    .select([
      'participations.id as participant_id',
      'participations.campaign_id',
      'participations.user_id',
      sql<string>`coalesce(users.first_name || ' ' || users.last_name, '')`.as('name'),
      'participations.invitation_state as status',
      'participations.invited_on',
      sql<boolean | null>`case when users.id is not null then users.email is not null end`.as('has_address'),
      sql<boolean | null>`case when users.id is not null then users.mobile_number is not null end`.as(
        'has_number',
      ),
    ]);

export async function findParticipant(
  tx: Tx,
  accountId: number,
  participantId: number,
): Promise<Participant | null> {
  const row = await participantQuery(tx)
    .where('participations.account_id', '=', accountId)
    .where('participations.id', '=', participantId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns one page ordered by name, with the total. */
export async function readPageOfParticipants(
  tx: Tx,
  campaignId: number,
  filter: ParticipantFilter,
  page: { readonly from: number; readonly size: number },
): Promise<{ participants: Participant[]; total: number }> {
  let query = participantQuery(tx).where('participations.campaign_id', '=', campaignId);
  if (filter.status) query = query.where('participations.invitation_state', '=', filter.status);
  if (filter.userIds) {
    query = query.where(sql<SqlBool>`participations.user_id = any(${[...filter.userIds]}::int[])`);
  }
  for (const pattern of wordPatterns(filter.q)) {
    query = query.where(sql<SqlBool>`users.first_name || ' ' || users.last_name ilike ${pattern}`);
  }
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const participants = await query
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('participations.id')
    .offset(page.from)
    .limit(page.size)
    .execute();
  return { participants, total };
}

export interface ParticipationCounts {
  readonly invited: number;
  /** Includes participants who have finished. */
  readonly started: number;
  readonly finished: number;
}

/**
 * Counts invitations, starts and completions before `today`. The counts change once a day, so that they do not
 * reveal when a person answers. Withdrawn invitations and erased people remain counted: without them, a count would
 * change depending on whether they had finished (R21). All letter forms count, also those of people who have submitted
 * another form: otherwise, whoever submits the form of a letter would see whether its person had finished (R34).
 */
export async function participationCounts(
  tx: Tx,
  campaignIds: readonly number[],
  today: string,
): Promise<Map<number, ParticipationCounts>> {
  if (campaignIds.length === 0) return new Map();
  const letters = sql`(select coalesce(sum(forms), 0) from letter_form_counts
    where letter_form_counts.campaign_id = participations.campaign_id and handed_in_on < ${today}::date)`;
  const withLetters = (condition: RawBuilder<unknown>) =>
    sql<number>`least(count(*), count(*) filter (where ${condition}) + ${letters})::int`;
  const rows = await tx
    .selectFrom('participations')
    .select([
      'campaign_id',
      sql<number>`count(*)::int`.as('invited'),
      withLetters(sql`coalesce(started_on, finished_on) < ${today}::date`).as('started'),
      withLetters(sql`finished_on < ${today}::date`).as('finished'),
    ])
    .where('campaign_id', 'in', campaignIds)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map(({ campaign_id, ...counts }) => [campaign_id, counts]));
}

/** Returns the campaigns among these in which forms were submitted with letters, counted or not. */
export async function listCampaignsWithLetterForms(
  tx: Tx,
  campaignIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (campaignIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('letter_form_counts')
    .select('campaign_id')
    .distinct()
    .where('campaign_id', 'in', campaignIds)
    .execute();
  return new Set(rows.map(({ campaign_id }) => campaign_id));
}
