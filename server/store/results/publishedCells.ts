import type { Tx } from '../database.ts';

/** One published number. The only thing about answers that anybody is ever shown. */
export interface PublishedCell {
  readonly campaign_id: number;
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly subject: 'element' | 'topic' | 'overall';
  readonly subject_id: number;
  readonly value: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
  /** `value` is the lower end of a band of ten points. */
  readonly banded: boolean;
}

/** The cells of one dimension of these campaigns, in a fixed order. */
export async function publishedCells(
  tx: Tx,
  accountId: number,
  campaignIds: readonly number[],
  dim: string,
): Promise<PublishedCell[]> {
  if (campaignIds.length === 0) return [];
  const rows = await tx
    .selectFrom('release_cells as cells')
    .innerJoin('releases', 'releases.id', 'cells.release_id')
    .select([
      'releases.campaign_id',
      'cells.dim',
      'cells.category',
      'cells.members',
      'cells.subject',
      'cells.subject_id',
      'cells.value',
      'cells.low',
      'cells.high',
      'cells.n_band',
      'releases.banded',
    ])
    .where('cells.account_id', '=', accountId)
    .where('releases.campaign_id', 'in', campaignIds)
    .where('cells.dim', '=', dim)
    .orderBy('cells.category')
    .orderBy('cells.subject')
    .orderBy('cells.subject_id')
    .execute();
  return rows.flatMap((row) => (row.value === null ? [] : { ...row, value: row.value }));
}
