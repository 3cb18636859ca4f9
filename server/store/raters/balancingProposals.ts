import type { Selectable } from 'kysely';
import type { BalancingPlan } from '../../../domain/raters/planBalancingProposal.ts';
import type { Tx } from '../database.ts';
import type { RaterTables } from '../tables/raters.ts';

export type BalancingProposal = Selectable<RaterTables['rater_proposals']>;

/** Returns the campaign's proposal that is neither applied nor discarded; there is at most one. */
export async function findOpenProposal(
  tx: Tx,
  accountId: number,
  campaignId: number,
): Promise<BalancingProposal | null> {
  const proposal = await tx
    .selectFrom('rater_proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'ready')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return proposal ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockProposal(tx: Tx, accountId: number, id: number): Promise<BalancingProposal | null> {
  const proposal = await tx
    .selectFrom('rater_proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return proposal ?? null;
}

interface NewProposal {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly cap: number;
  readonly list_mark: string;
  readonly outcome: BalancingPlan;
  readonly made_on: string;
  readonly made_by: number;
}

/** Adds a proposal and replaces the previous one. */
export async function addProposal(tx: Tx, { outcome, ...proposal }: NewProposal): Promise<number> {
  await tx
    .updateTable('rater_proposals')
    .set({ state: 'discarded' })
    .where('campaign_id', '=', proposal.campaign_id)
    .where('state', '=', 'ready')
    .execute();
  const { id } = await tx
    .insertInto('rater_proposals')
    .values({ ...proposal, outcome: JSON.stringify(outcome) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setProposalState(tx: Tx, id: number, state: 'applied' | 'discarded'): Promise<void> {
  await tx.updateTable('rater_proposals').set({ state }).where('id', '=', id).execute();
}
