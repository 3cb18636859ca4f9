import type { BenchmarkStatus } from '../../../domain/campaigns/benchmarkStatus.ts';
import type { ElementLink } from '../../../domain/scoring/elementLinks.ts';
import type { BenchmarkCampaignRecord } from '../../../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';
import { wordPatterns } from '../sql/likePattern.ts';
import type { FrozenSupplementals } from '../survey/frozenSupplementals.ts';

/** The participation counts that are published permanently when the campaign closes. */
interface FinalParticipation {
  readonly final_invited_from: number | null;
  readonly final_started_percent: number | null;
  readonly final_participation_percent: number | null;
}

export type Campaign = BenchmarkCampaignRecord &
  FinalParticipation & { readonly account_id: number; readonly last_reminded_at: string | null };

/** The editable fields of a draft; the server sets the others. */
export type CampaignFields = Pick<
  BenchmarkCampaignRecord,
  | 'name'
  | 'message'
  | 'length'
  | 'topic_ids'
  | 'opens_on'
  | 'closes_on'
  | 'min_group'
  | 'cuts'
  | 'sensitive_min_group'
  | 'left_out_when_small'
  | 'questions_per_sitting'
  | 'reminders'
  | 'supplemental_ids'
  | 'audience'
>;

export interface CampaignFilter {
  readonly campaign_ids?: readonly number[] | undefined;
  readonly status?: BenchmarkStatus | undefined;
  readonly q?: string | undefined;
}

const of = (tx: Tx, accountId: number) =>
  tx.selectFrom('benchmark_campaigns').selectAll().where('account_id', '=', accountId);

export async function findCampaign(tx: Tx, accountId: number, campaignId: number): Promise<Campaign | null> {
  return (await of(tx, accountId).where('id', '=', campaignId).executeTakeFirst()) ?? null;
}

/** Locks the campaign against changes until the transaction ends. Answers can still be saved. */
export async function lockCampaign(tx: Tx, accountId: number, campaignId: number): Promise<Campaign | null> {
  const locked = of(tx, accountId).where('id', '=', campaignId).forNoKeyUpdate();
  return (await locked.executeTakeFirst()) ?? null;
}

/** Returns campaigns of the account, newest first. */
export async function listCampaigns(tx: Tx, accountId: number, filter: CampaignFilter): Promise<Campaign[]> {
  let query = of(tx, accountId);
  if (filter.campaign_ids) {
    if (filter.campaign_ids.length === 0) return [];
    query = query.where('id', 'in', filter.campaign_ids);
  }
  if (filter.status) query = query.where('status', '=', filter.status);
  for (const pattern of wordPatterns(filter.q)) query = query.where('name', 'ilike', pattern);
  return query.orderBy('id', 'desc').execute();
}

export async function addCampaign(
  tx: Tx,
  campaign: CampaignFields & { account_id: number; created_by: number | null },
  now: Date,
): Promise<number> {
  const { cuts, left_out_when_small, supplemental_ids, topic_ids, ...rest } = campaign;
  const { id } = await tx
    .insertInto('benchmark_campaigns')
    .values({
      ...rest,
      cuts: [...cuts],
      left_out_when_small: [...left_out_when_small],
      supplemental_ids: [...supplemental_ids],
      topic_ids: [...topic_ids],
      status: 'draft',
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Returns the participation counts stored when campaigns closed; none for campaigns that are below the anonymity
 * threshold.
 */
export async function listFinalParticipations(tx: Tx, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return tx
    .selectFrom('benchmark_campaigns')
    .select([
      'id',
      'final_invited_from as invited_from',
      'final_started_percent as started_percent',
      'final_participation_percent as participation_percent',
    ])
    .where('id', 'in', campaignIds)
    .where('final_participation_percent', 'is not', null)
    .execute();
}

type Changes = Partial<
  CampaignFields &
    Pick<
      BenchmarkCampaignRecord,
      | 'status'
      | 'launched_on'
      | 'closed_on'
      | 'scheduled_at'
      | 'scheduled_by'
      | 'opening_problem'
      | 'created_by'
    > &
    FinalParticipation
>;

export async function changeCampaign(tx: Tx, campaignId: number, changes: Changes, now: Date): Promise<void> {
  await tx
    .updateTable('benchmark_campaigns')
    .set({
      ...changes,
      updated_at: laterTimestamp(now),
    })
    .where('id', '=', campaignId)
    .execute();
}

/** Stores when someone sent reminders. The campaign's version stays the same, so that no edit in progress is lost. */
export async function setLastReminder(tx: Tx, campaignId: number, at: Date): Promise<void> {
  await tx
    .updateTable('benchmark_campaigns')
    .set({ last_reminded_at: at.toISOString() })
    .where('id', '=', campaignId)
    .execute();
}

/** Deletes the campaign with its participations, forms, keys, answers and release. */
export async function removeCampaign(tx: Tx, campaignId: number): Promise<void> {
  await tx.deleteFrom('benchmark_campaigns').where('id', '=', campaignId).execute();
}

/** Returns open campaigns of all accounts that send reminders or are past their last day. */
export async function listOpenCampaigns(tx: Tx): Promise<Campaign[]> {
  return tx
    .selectFrom('benchmark_campaigns')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
}

/** The question versions that were frozen when a campaign is launched. */
export interface FrozenForm extends FrozenSupplementals {
  readonly question_ids: readonly number[];
}

/** The frozen questions of a benchmark campaign, and how the two forms of a short one are linked. */
export interface FrozenBenchmarkForm extends FrozenForm {
  /** Null if every respondent gets all questions. */
  readonly links: readonly ElementLink[] | null;
}

/** Returns the form of a campaign; null before launch. */
export async function findForm(tx: Tx, campaignId: number): Promise<FrozenBenchmarkForm | null> {
  const row = await tx
    .selectFrom('campaign_forms')
    .select(['question_ids', 'supplemental_ids', 'required_ids', 'links'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row ?? null;
}

export async function addForm(
  tx: Tx,
  campaign: Pick<Campaign, 'id' | 'account_id'>,
  { question_ids, supplemental_ids, required_ids, links }: FrozenBenchmarkForm,
): Promise<void> {
  await tx
    .insertInto('campaign_forms')
    .values({
      campaign_id: campaign.id,
      account_id: campaign.account_id,
      question_ids: [...question_ids],
      supplemental_ids: [...supplemental_ids],
      required_ids: [...required_ids],
      links: links && JSON.stringify(links),
    })
    .execute();
}
