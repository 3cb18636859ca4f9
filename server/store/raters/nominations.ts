import { sql } from 'kysely';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import type { Tx } from '../database.ts';
import type { AssignmentStatus, NominationStatus } from '../tables/assessments.ts';

/** A rater on a target's list. `name` and `email` come from the person, or from the nomination of an external rater. */
export interface ListedRater {
  readonly id: number;
  readonly target_id: number;
  readonly user_id: number | null;
  readonly name: string;
  readonly email: string | null;
  readonly relationship: RaterRelationship;
  readonly nomination: NominationStatus;
  readonly status: AssignmentStatus;
  readonly declined_because: string | null;
  readonly finished_on: string | null;
}

const raterQuery = (tx: Tx) =>
  tx
    .selectFrom('assignments as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id',
      'a.user_id',
      'a.nomination',
      'a.status',
      'a.declined_because',
      'a.finished_on',
      sql<number>`a.target_id`.as('target_id'),
      sql<RaterRelationship>`a.relationship`.as('relationship'),
      sql<string>`trim(concat_ws(' ', coalesce(u.first_name, a.first_name), coalesce(u.last_name, a.last_name)))`.as(
        'name',
      ),
      sql<string | null>`coalesce(u.email, a.email)`.as('email'),
    ]);

/** Returns all raters that a target ever had in a cycle, in the order of nomination; the target is not included. */
export async function listRatersOfTarget(tx: Tx, targetId: number): Promise<ListedRater[]> {
  return raterQuery(tx)
    .where('a.target_id', '=', targetId)
    .where('a.kind', '=', 'r')
    .orderBy('a.place')
    .orderBy('a.id')
    .execute();
}

/** Returns the raters of all targets of a campaign. */
export async function listRatersOfCampaign(tx: Tx, campaignId: number): Promise<ListedRater[]> {
  return raterQuery(tx)
    .where('a.campaign_id', '=', campaignId)
    .where('a.kind', '=', 'r')
    .orderBy('a.target_id')
    .orderBy('a.place')
    .orderBy('a.id')
    .execute();
}

/** Returns raters of the account by assignment id. */
export async function listRatersByIds(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
): Promise<ListedRater[]> {
  return raterQuery(tx)
    .where('a.account_id', '=', accountId)
    .where('a.kind', '=', 'r')
    .where((where) => where('a.id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('a.target_id')
    .orderBy('a.id')
    .execute();
}

export interface NewRater {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly target_id: number;
  readonly relationship: RaterRelationship;
  readonly user_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly nomination: 'proposed' | 'approved';
  readonly nominated_by: number | null;
  readonly replaces_id: number | null;
}

/** Appends a rater to a target's list. */
export async function addRater(tx: Tx, rater: NewRater): Promise<number> {
  const { id } = await tx
    .insertInto('assignments')
    .values({ ...rater, kind: 'r', place: nextPosition(rater.target_id) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Renews the nomination of a rater who declined or was replaced. It counts as a new nomination, and the
 * former link stays invalid.
 */
export async function nominateAgain(tx: Tx, id: number, rater: NewRater): Promise<void> {
  const { relationship, nomination, nominated_by, replaces_id, target_id } = rater;
  await tx
    .updateTable('assignments')
    .set({
      relationship,
      nomination,
      nominated_by,
      replaces_id,
      place: nextPosition(target_id),
      declined_because: null,
      status: 'waiting',
      token_hash: null,
      link_version: sql<number>`link_version + 1`,
      invited_on: null,
      reminders_sent: 0,
      last_reminded_on: null,
    })
    .where('id', '=', id)
    .execute();
}

const nextPosition = (targetId: number) =>
  sql<number>`(select coalesce(max(place), 0) + 1 from assignments where target_id = ${targetId})`;

/** Changes the state of nominations; a reason is stored only for declined ones. */
export async function setNominations(
  tx: Tx,
  ids: readonly number[],
  nomination: NominationStatus,
  because: string | null = null,
): Promise<void> {
  await tx
    .updateTable('assignments')
    .set({ nomination, declined_because: because })
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}
