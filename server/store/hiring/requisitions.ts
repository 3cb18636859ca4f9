import type { Insertable, Selectable } from 'kysely';
import type { RoleStatus } from '../../../domain/hiring/roleStatus.ts';
import type { FrozenForm } from '../campaigns/campaigns.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';
import type { Tables } from '../tables/tables.ts';

/** A hiring role, with the columns that are not part of its record. */
export type Role = Selectable<Tables['requisitions']>;

const roleQuery = (tx: Tx, accountId: number, id: number) =>
  tx.selectFrom('requisitions').selectAll().where('account_id', '=', accountId).where('id', '=', id);

export async function findRole(tx: Tx, accountId: number, id: number): Promise<Role | null> {
  return (await roleQuery(tx, accountId, id).executeTakeFirst()) ?? null;
}

export async function lockRole(tx: Tx, accountId: number, id: number): Promise<Role | null> {
  return (await roleQuery(tx, accountId, id).forUpdate().executeTakeFirst()) ?? null;
}

export async function findRoleByLink(tx: Tx, publicHash: string): Promise<Role | null> {
  const row = await tx
    .selectFrom('requisitions')
    .selectAll()
    .where('public_hash', '=', publicHash)
    .where('public_link', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

interface RoleChanges {
  readonly status?: RoleStatus;
  readonly stages?: string[];
  readonly public_version?: number;
  readonly public_hash?: string;
  readonly opened_on?: string;
  readonly closed_on?: string | null;
}

export async function changeRole(tx: Tx, id: number, changes: RoleChanges, now: Date): Promise<void> {
  await tx
    .updateTable('requisitions')
    .set({ ...changes, updated_at: laterTimestamp(now) })
    .where('id', '=', id)
    .execute();
}

/** Stores the role's question versions, which are frozen when it opens. */
export async function addRoleForm(
  tx: Tx,
  role: Role,
  { question_ids, supplemental_ids, required_ids }: FrozenForm,
): Promise<void> {
  await tx
    .insertInto('assessment_forms')
    .values({
      account_id: role.account_id,
      campaign_id: null,
      requisition_id: role.id,
      kind: 'h',
      question_ids: [...question_ids],
      supplemental_ids: [...supplemental_ids],
      required_ids: [...required_ids],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addRates(tx: Tx, rates: Insertable<Tables['selection_rates']>): Promise<void> {
  await tx.insertInto('selection_rates').values(rates).execute();
}

export async function findRates(tx: Tx, roleId: number) {
  const row = await tx
    .selectFrom('selection_rates')
    .select(['tables', 'made_on'])
    .where('requisition_id', '=', roleId)
    .executeTakeFirst();
  return row ?? null;
}
