import type { RowReason } from '../../../domain/imports/importStates.ts';
import type { Deps } from '../../deps.ts';
import { isUniqueViolation } from '../../kernel/uniqueViolation.ts';
import { completeImportStep } from './completeImportStep.ts';
import type { ImportRef } from './importContext.ts';

/** Settles up to `maxRows` rows, or skips them for a reason, and returns their number. */
type SettleRows = (deps: Deps, ref: ImportRef, maxRows: number, skip: RowReason | null) => Promise<number>;

/**
 * Settles the next rows in one transaction, and completes the step after the last one. If another account takes an address at the
 * same time, the batch fails and is repeated row by row.
 */
export async function settleBatch(
  deps: Deps,
  ref: ImportRef,
  maxRows: number,
  { step, settle }: { readonly step: 'applying' | 'undoing'; readonly settle: SettleRows },
): Promise<void> {
  let amount: number;
  try {
    amount = await settle(deps, ref, maxRows, null);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    for (let row = 0; row < maxRows; row += 1) if ((await settleOne(deps, ref, settle)) === 0) return;
    return;
  }
  if (amount === 0) await completeImportStep(deps, ref, step);
}

async function settleOne(deps: Deps, ref: ImportRef, settle: SettleRows): Promise<number> {
  try {
    return await settle(deps, ref, 1, null);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return settle(deps, ref, 1, 'taken');
  }
}
