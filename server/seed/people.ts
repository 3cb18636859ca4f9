import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { changeStatus } from '../usecases/people/changeStatus.ts';
import { previewStatus } from '../usecases/people/previewStatus.ts';
import { undoStatus } from '../usecases/people/undoStatus.ts';

const closedSite = {
  userIds: null,
  filter: { department: 'Logistics', location: 'Leeds', level: 'Associate' },
};

/**
 * Some people were deactivated by mistake and activated again, so that the status history has entries and no one is
 * missing.
 */
export async function addStatusChanges(deps: Deps, caller: Caller): Promise<void> {
  const { changing } = await previewStatus(deps, caller, closedSite, 'inactive');
  if (changing === 0) return;
  const { batch_id } = await changeStatus(deps, caller, closedSite, { to: 'inactive', expected: changing });
  await undoStatus(deps, caller, batch_id);
}
