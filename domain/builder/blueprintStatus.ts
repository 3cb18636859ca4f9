import { Refusal } from '../refusal.ts';

/** Statuses of a blueprint version, in order. */
export const blueprintStatuses = ['draft', 'approved', 'retired'] as const;
export type BlueprintStatus = (typeof blueprintStatuses)[number];

const nextStatuses: Readonly<Record<BlueprintStatus, readonly BlueprintStatus[]>> = {
  draft: ['approved'],
  approved: ['retired'],
  retired: [],
};

/** Returns the new status. Throws `status_change` if the change is not allowed. */
export function changeBlueprintStatus(from: BlueprintStatus, to: BlueprintStatus): BlueprintStatus {
  if (!nextStatuses[from].includes(to)) throw new Refusal('status_change');
  return to;
}

/** Checks that the version is a draft. Others cannot be edited or deleted, because comparisons refer to them. Throws `blueprint_locked`. */
export function checkBlueprintDraft(status: BlueprintStatus): void {
  if (status !== 'draft') throw new Refusal('blueprint_locked');
}
