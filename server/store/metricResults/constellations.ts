import { sql } from 'kysely';
import type { TargetRange } from '../../../domain/builder/blueprintProfile.ts';
import type { BlueprintStatus } from '../../../domain/builder/blueprintStatus.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import type { Tx } from '../database.ts';

export interface Constellation {
  readonly id: number;
  readonly name: string;
  readonly note: string | null;
  readonly user_ids: readonly number[];
  readonly blueprint_id: number | null;
}

/** Returns constellations ordered by name: all of the account, or those that include one of these people. */
export async function listConstellations(
  tx: Tx,
  accountId: number,
  people: readonly number[] | null,
): Promise<Constellation[]> {
  let query = tx
    .selectFrom('constellations')
    .select(['id', 'name', 'note', 'user_ids', 'blueprint_id'])
    .where('account_id', '=', accountId);
  if (people !== null) query = query.where(sql<boolean>`user_ids && ${[...people]}::int[]`);
  return query.orderBy('name').orderBy('id').execute();
}

interface BlueprintRanges {
  readonly blueprint_id: number;
  readonly name: string;
  readonly status: BlueprintStatus;
  readonly ranges: TargetRange[];
}

/** Returns the target ranges of an account's blueprints: of the given one, or of every approved one. */
export async function listBlueprintRanges(
  tx: Tx,
  accountId: number,
  blueprintId: number | null,
): Promise<BlueprintRanges[]> {
  let query = tx
    .selectFrom('blueprints as b')
    .innerJoin('blueprint_ranges as r', 'r.blueprint_id', 'b.id')
    .select(['b.id', 'b.name', 'b.status', 'r.metric', 'r.low', 'r.high', 'r.importance'])
    .where('b.account_id', '=', accountId);
  query =
    blueprintId === null ? query.where('b.status', '=', 'approved') : query.where('b.id', '=', blueprintId);
  const rows = await query.orderBy('b.name').orderBy('b.id').execute();
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows.filter((row) => row.id === id);
    return {
      blueprint_id: id,
      name: own[0]?.name ?? '',
      status: own[0]?.status ?? 'draft',
      ranges: own.map(({ metric, low, high, importance }) => {
        return { metric: metric as Metric, low, high, importance };
      }),
    };
  });
}
