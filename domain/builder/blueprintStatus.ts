import { Refusal } from '../refusal.ts';

/** A version of a blueprint is worked on, then stands as it is, then is no longer used. */
export const blueprintStatuses = ['draft', 'approved', 'retired'] as const;
export type BlueprintStatus = (typeof blueprintStatuses)[number];

const followers: Readonly<Record<BlueprintStatus, readonly BlueprintStatus[]>> = {
  draft: ['approved'],
  approved: ['retired'],
  retired: [],
};

/** The new status. Throws `status_change` where it may not follow. */
export function changeBlueprintStatus(from: BlueprintStatus, to: BlueprintStatus): BlueprintStatus {
  if (!followers[from].includes(to)) throw new Refusal('status_change');
  return to;
}

/**
 * Only a draft changes or is deleted: what was compared with an approved version must be found as it was. Throws
 * `blueprint_locked`.
 */
export function checkDraft(status: BlueprintStatus): void {
  if (status !== 'draft') throw new Refusal('blueprint_locked');
}
