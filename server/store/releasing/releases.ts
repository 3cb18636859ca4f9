import { sql } from 'kysely';
import type { TopicSpread } from '../../../domain/release/buildRelease.ts';
import type { CultureFigures } from '../../../domain/release/topicReliability.ts';
import type { Tx } from '../database.ts';
import type { StoredTables } from '../tables/storedTables.ts';

type CellRow = StoredTables['release_cells'];

export interface NewRelease {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly k: number;
  readonly certificate: Readonly<Record<string, number | string | boolean>> | null;
  readonly banded: boolean;
  readonly limited_by_audience: boolean;
  readonly shares_limited: boolean;
  readonly technical: CultureFigures;
  readonly created_on: string;
}
export type NewCell = Omit<CellRow, 'release_id' | 'account_id' | 'members'> & {
  readonly members: readonly string[];
};

interface Numbers {
  readonly cells: readonly NewCell[];
  readonly counts: readonly TopicSpread[];
}

/** Publishes a release with all its numbers. The database prevents a second one for the same campaign. */
export async function addRelease(tx: Tx, release: NewRelease, { cells, counts }: Numbers): Promise<void> {
  const { id } = await tx
    .insertInto('releases')
    .values({
      ...release,
      epoch: 1,
      certificate: release.certificate === null ? null : JSON.stringify(release.certificate),
      technical: JSON.stringify(release.technical),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into release_cells
      (release_id, account_id, dim, category, members, subject, subject_id, value, low, high, n_band, margin)
    select ${id}::int, ${release.account_id}::int, cell.dim, cell.category, cell.members, cell.subject,
      cell.subject_id, cell.value, cell.low, cell.high, cell.n_band, cell.margin
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell
      (dim text, category text, members text[], subject text, subject_id int, value smallint, low boolean,
       high boolean, n_band smallint, margin smallint)`.execute(tx);
  const bands = counts.flatMap(({ topic_id, bands: own }) =>
    own.map(({ from, to, share }) => ({
      release_id: id,
      account_id: release.account_id,
      topic_id,
      from_score: from,
      to_score: to,
      share,
    })),
  );
  if (bands.length > 0) await tx.insertInto('release_counts').values(bands).execute();
}
