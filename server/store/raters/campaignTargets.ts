import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { SurveyCampaign } from '../surveys/campaigns.ts';

/** The subject of an assessment in a 360 campaign, with that campaign. */
export interface Target {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly campaign: SurveyCampaign;
}

const nameOf = sql<string>`u.first_name || ' ' || u.last_name`;

const targets = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('survey_targets as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('survey_campaigns as c', 'c.id', 't.campaign_id')
    .selectAll('c')
    .select(['t.id as of_target', 't.user_id', nameOf.as('target_name')])
    .where('t.account_id', '=', accountId);

type Row = SurveyCampaign & { of_target: number; user_id: number; target_name: string };

function targetOf({ of_target, user_id, target_name, ...campaign }: Row): Target {
  return { id: of_target, user_id, name: target_name, campaign };
}

export async function findTarget(tx: Tx, accountId: number, targetId: number): Promise<Target | null> {
  const row = await targets(tx, accountId).where('t.id', '=', targetId).executeTakeFirst();
  return row ? targetOf(row) : null;
}

/** Like `findTarget`, but locks the target's list of raters until the transaction ends. */
export async function lockTarget(tx: Tx, accountId: number, targetId: number): Promise<Target | null> {
  const locked = targets(tx, accountId).where('t.id', '=', targetId).forNoKeyUpdate('t');
  const row = await locked.executeTakeFirst();
  return row ? targetOf(row) : null;
}

/** Returns the open cycles about a person, the earliest last day first. */
export async function listTargetsOfPerson(tx: Tx, accountId: number, userId: number): Promise<Target[]> {
  const rows = await targets(tx, accountId)
    .where('t.user_id', '=', userId)
    .where('c.status', '=', 'open')
    .orderBy('c.closes_on')
    .orderBy('t.id')
    .execute();
  return rows.map(targetOf);
}

/** Returns all targets of a campaign ordered by name; with `lock`, ordered by id, and their lists are locked. */
export async function listTargetsOfCampaign(
  tx: Tx,
  campaign: Pick<SurveyCampaign, 'id' | 'account_id'>,
  { lock }: { readonly lock: boolean },
): Promise<{ id: number; user_id: number; name: string }[]> {
  const query = tx
    .selectFrom('survey_targets as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.user_id', nameOf.as('name')])
    .where('t.account_id', '=', campaign.account_id)
    .where('t.campaign_id', '=', campaign.id);
  // Rows are always locked in the same order, to avoid deadlocks.
  if (lock) return query.orderBy('t.id').forNoKeyUpdate('t').execute();
  return query.orderBy('u.last_name').orderBy('u.first_name').orderBy('t.id').execute();
}

/** Records a manual request, made today, to remind people who haven't finished, for one target or for a whole campaign. */
export async function requestReminders(
  tx: Tx,
  campaignId: number,
  targetId: number | null,
  day: string,
): Promise<void> {
  const all = tx
    .updateTable('survey_targets')
    .set({ reminder_asked_on: day })
    .where('campaign_id', '=', campaignId);
  await (targetId === null ? all : all.where('id', '=', targetId)).execute();
}
