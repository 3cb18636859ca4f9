import { sql } from 'kysely';
import type { StakeholderRanking, TargetRange } from '../../../domain/builder/blueprintProfile.ts';
import type { BlueprintStatus } from '../../../domain/builder/blueprintStatus.ts';
import type { BlueprintRecord } from '../../../resources/blueprints/blueprints.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';

export type Blueprint = BlueprintRecord & { readonly account_id: number };

/** Returns the id of the first version, which identifies all versions of a blueprint. */
export const firstVersionId = (blueprint: Blueprint): number => blueprint.first_id ?? blueprint.id;

const blueprintQuery = (tx: Tx, accountId: number, id: number) =>
  tx.selectFrom('blueprints').selectAll().where('account_id', '=', accountId).where('id', '=', id);

export async function findBlueprint(tx: Tx, accountId: number, id: number): Promise<Blueprint | null> {
  return (await blueprintQuery(tx, accountId, id).executeTakeFirst()) ?? null;
}

export async function lockBlueprint(tx: Tx, accountId: number, id: number): Promise<Blueprint | null> {
  return (await blueprintQuery(tx, accountId, id).forUpdate().executeTakeFirst()) ?? null;
}

/** Returns all versions of the same blueprint, newest first. */
export async function listBlueprintVersions(tx: Tx, blueprint: Blueprint): Promise<Blueprint[]> {
  const first = firstVersionId(blueprint);
  return tx
    .selectFrom('blueprints')
    .selectAll()
    .where('account_id', '=', blueprint.account_id)
    .where((where) => where.or([where('id', '=', first), where('first_id', '=', first)]))
    .orderBy('version', 'desc')
    .execute();
}

export async function listRangesOf(tx: Tx, blueprintId: number): Promise<TargetRange[]> {
  return tx
    .selectFrom('blueprint_ranges')
    .select(['metric', 'low', 'high', 'importance'])
    .where('blueprint_id', '=', blueprintId)
    .execute();
}

export async function listRankingsOf(tx: Tx, blueprintId: number): Promise<StakeholderRanking[]> {
  const rows = await tx
    .selectFrom('blueprint_rankings')
    .select('ranking')
    .where('blueprint_id', '=', blueprintId)
    .orderBy('id')
    .execute();
  return rows.map(({ ranking }) => ranking);
}

export async function replaceRanges(
  tx: Tx,
  { id, account_id }: Blueprint,
  ranges: readonly TargetRange[],
): Promise<void> {
  await tx.deleteFrom('blueprint_ranges').where('blueprint_id', '=', id).execute();
  if (ranges.length === 0) return;
  const rows = ranges.map(({ metric, low, high, importance }) => ({
    account_id,
    blueprint_id: id,
    metric,
    low,
    high,
    importance,
  }));
  await tx.insertInto('blueprint_ranges').values(rows).execute();
}

interface StatusChange {
  readonly status: BlueprintStatus;
  readonly approved_on?: string;
  readonly approved_by?: number;
}

/** Changes the status and increases `updated_at`, so that open forms detect the change. */
export async function setBlueprintStatus(
  tx: Tx,
  ids: readonly number[],
  change: StatusChange | null,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('blueprints')
    .set({ ...change, updated_at: laterTimestamp(now) })
    .where('id', 'in', ids)
    .execute();
}

interface NewDraft {
  readonly name: string;
  readonly version: number;
  readonly firstId: number | null;
}

/** Adds a draft with the texts, ranges and rankings of another blueprint. */
export async function addDraftOf(tx: Tx, of: Blueprint, draft: NewDraft, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('blueprints')
    .values({
      account_id: of.account_id,
      name: draft.name,
      kind: of.kind,
      description: of.description,
      version: draft.version,
      first_id: draft.firstId,
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into blueprint_ranges (account_id, blueprint_id, metric, low, high, importance)
    select account_id, ${id}::int, metric, low, high, importance from blueprint_ranges
    where blueprint_id = ${of.id}`.execute(tx);
  await sql`insert into blueprint_rankings (account_id, blueprint_id, stakeholder, ranking)
    select account_id, ${id}::int, stakeholder, ranking from blueprint_rankings
    where blueprint_id = ${of.id}`.execute(tx);
  return id;
}
