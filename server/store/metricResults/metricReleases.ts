import { sql } from 'kysely';
import type { MetricCell, MetricRelease } from '../../../domain/metricResults/buildMetricRelease.ts';
import type { TechnicalFigures } from '../../../domain/metricResults/technicalFigures.ts';
import type { ReleaseCertificate } from '../../../domain/release/buildRelease.ts';
import type { Tx } from '../database.ts';

interface Published extends Pick<MetricRelease, 'k' | 'cells' | 'certificate'> {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly norm_version: number | null;
  readonly technical: TechnicalFigures;
  /** The campaign with which content changes are computed; null if there is none with the same form. */
  readonly compared_with: number | null;
  readonly created_on: string;
}

/** Publishes the cells of a campaign; the database prevents a second publication. Builder only. */
export async function addMetricRelease(tx: Tx, { cells, ...release }: Published): Promise<void> {
  const { id } = await tx
    .insertInto('metric_releases')
    .values({
      ...release,
      certificate: release.certificate === null ? null : JSON.stringify(release.certificate),
      technical: JSON.stringify(release.technical),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into metric_cells
      (release_id, account_id, view, dim, category, members, subject, name, value, low, high, n_band)
    select ${id}::int, ${release.account_id}::int, cell.view, cell.dim, cell.category, cell.members, cell.subject,
      cell.name, cell.value, cell.low, cell.high, cell.n_band
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell
      (view text, dim text, category text, members text[], subject text, name text, value smallint, low boolean,
       high boolean, n_band smallint)`.execute(tx);
}

export interface ReleasedCampaign {
  readonly release_id: number;
  readonly campaign_id: number;
  readonly name: string;
  readonly audience: 'everyone' | 'chosen';
  /** The participation at the close; null in campaigns of fewer than `k` people and in those closed before it was stored. */
  readonly final_invited_from: number | null;
  readonly final_finished_percent: number | null;
  readonly released_on: string;
  readonly k: number;
  readonly norm_version: number | null;
  readonly certificate: ReleaseCertificate | null;
  /** Null for results published before these figures were computed. */
  readonly technical: TechnicalFigures | null;
  /** Standard deviations by metric, for 'self' and each group of raters; none for results published since migration 051. */
  readonly spread: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Returns the account's released campaigns, newest first, or only the given one. */
export async function listReleasedCampaigns(
  tx: Tx,
  accountId: number,
  campaignId: number | null,
): Promise<ReleasedCampaign[]> {
  let query = tx
    .selectFrom('metric_releases as r')
    .innerJoin('survey_campaigns as c', 'c.id', 'r.campaign_id')
    .select([
      'r.id as release_id',
      'r.campaign_id',
      'c.name',
      'c.audience',
      'c.final_invited_from',
      'c.final_finished_percent',
      'r.created_on as released_on',
      'r.k',
      'r.norm_version',
      'r.certificate',
      'r.spread',
      'r.technical',
    ])
    .where('r.account_id', '=', accountId);
  if (campaignId !== null) query = query.where('r.campaign_id', '=', campaignId);
  const rows = await query.orderBy('r.created_on', 'desc').orderBy('r.id', 'desc').execute();
  return rows.map((row) => ({ ...row, certificate: row.certificate as ReleaseCertificate | null })); // Written by the builder as a `Certificate`.
}

/**
 * Returns the reliability figures of these campaigns by campaign, within the transaction's account. Campaigns
 * without stored figures are omitted.
 */
export async function findTechnicalFigures(
  tx: Tx,
  campaignIds: readonly number[],
): Promise<ReadonlyMap<number, TechnicalFigures>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('metric_releases')
    .select(['campaign_id', 'technical'])
    .where('campaign_id', 'in', campaignIds)
    .execute();
  return new Map(
    rows.flatMap(({ campaign_id, technical }) => (technical ? [[campaign_id, technical] as const] : [])),
  );
}

/** Returns the cells of these releases in a fixed order. */
export async function listMetricCells(
  tx: Tx,
  accountId: number,
  releaseIds: readonly number[],
): Promise<(MetricCell & { readonly release_id: number })[]> {
  if (releaseIds.length === 0) return [];
  return tx
    .selectFrom('metric_cells')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('release_id', 'in', releaseIds)
    .orderBy('release_id')
    .orderBy('view')
    .orderBy('dim')
    .orderBy('category')
    .orderBy('subject')
    .orderBy('name')
    .execute();
}
