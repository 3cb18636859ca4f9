import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';

const batchSize = 2_000;

interface CampaignKey {
  readonly account_id: number;
  readonly campaign_id: number;
}

export interface NewTarget {
  readonly user_id: number;
  readonly attributes: Readonly<Record<string, string | null>>;
}

/** Adds people as targets and returns the new ones; existing targets are unchanged. */
export async function addTargets(
  tx: Tx,
  campaignKey: CampaignKey,
  targets: readonly NewTarget[],
): Promise<{ id: number; user_id: number }[]> {
  const added: { id: number; user_id: number }[] = [];
  for (let from = 0; from < targets.length; from += batchSize) {
    const rows = targets.slice(from, from + batchSize).map(({ user_id, attributes }) => ({
      ...campaignKey,
      user_id,
      attributes: JSON.stringify(attributes),
    }));
    const made = await tx
      .insertInto('survey_targets')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'user_id'])
      .execute();
    added.push(...made);
  }
  return added;
}

export interface NewAssignment {
  readonly kind: 's' | 'r';
  readonly target_id: number;
  readonly relationship: 'self' | 'manager' | 'direct_report';
  readonly user_id: number;
  readonly nomination: 'proposed' | 'approved';
  readonly nominated_by: number;
  readonly place: number;
}

/** Adds assignments and returns their ids in the given order; people already assigned to a target are skipped. */
export async function addAssignments(
  tx: Tx,
  campaignKey: CampaignKey,
  assignments: readonly NewAssignment[],
): Promise<{ id: number; nomination: string }[]> {
  const added: { id: number; nomination: string }[] = [];
  for (let from = 0; from < assignments.length; from += batchSize) {
    const rows = await tx
      .insertInto('assignments')
      .values(
        assignments.slice(from, from + batchSize).map((assignment) => ({ ...campaignKey, ...assignment })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'nomination'])
      .execute();
    added.push(...rows);
  }
  return added;
}

/**
 * Returns management relationships among these people: `from` manages `to`. Only active people with an ordinary
 * sign-in.
 */
export async function listManagingPairs(tx: Tx, accountId: number, userIds: readonly number[]) {
  return tx
    .selectFrom('relationships as r')
    .innerJoin('users as boss', 'boss.id', 'r.from_user_id')
    .innerJoin('users as report', 'report.id', 'r.to_user_id')
    .select(['r.from_user_id as manager', 'r.to_user_id as report'])
    .where('r.account_id', '=', accountId)
    .where('r.kind', '=', 'manager')
    .where('boss.status', '=', 'active')
    .where('report.status', '=', 'active')
    .where('boss.email', 'is not', null)
    .where('report.email', 'is not', null)
    .where(
      sql<SqlBool>`(r.from_user_id = any(${[...userIds]}::int[]) or r.to_user_id = any(${[...userIds]}::int[]))`,
    )
    .orderBy('r.id')
    .execute();
}
