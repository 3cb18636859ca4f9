import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** A published number. All results shown to users are read from these cells. */
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
  /** The published 90 percent margin in whole points. */
  readonly margin: number | null;
  /** `value` is the lower end of a band of ten points. */
  readonly banded: boolean;
}

type Row = readonly [PublishedCell['subject'], number, number, boolean, boolean, number, number | null];
/** A group with all its cells. */
interface Group extends Pick<PublishedCell, 'campaign_id' | 'category' | 'members' | 'banded'> {
  readonly cells: Row[];
}

/**
 * The cells of one dimension of these campaigns, in a fixed order. They are grouped in the database, because
 * transferring a thousand rows takes longer than the rest of a dashboard.
 */
export async function publishedCells(
  tx: Tx,
  accountId: number,
  campaignIds: readonly number[],
  dim: string,
): Promise<PublishedCell[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await sql<Group>`
    select releases.campaign_id, cells.category, cells.members, releases.banded,
      json_agg(json_build_array(
        cells.subject, cells.subject_id, cells.value, cells.low, cells.high, cells.n_band,
        cells.margin)) as cells
    from release_cells as cells
    join releases on releases.id = cells.release_id
    where cells.account_id = ${accountId}
      and releases.campaign_id in (${sql.join(campaignIds)})
      and cells.dim = ${dim}
      and cells.value is not null
    group by releases.id, cells.category, cells.members
    order by cells.category, releases.campaign_id`.execute(tx);
  return rows.flatMap(({ campaign_id, category, members, banded, cells }) =>
    cells.sort(inOrder).map(([subject, subject_id, value, low, high, n_band, margin]) => ({
      campaign_id,
      dim,
      category,
      members,
      subject,
      subject_id,
      value,
      low,
      high,
      n_band,
      margin,
      banded,
    })),
  );
}

const inOrder = ([subject, id]: Row, [other, otherId]: Row): number =>
  subject === other ? id - otherId : subject < other ? -1 : 1;
