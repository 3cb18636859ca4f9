import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { changePeopleStatus } from '../usecases/people/changePeopleStatus.ts';
import { previewPeopleStatus } from '../usecases/people/previewPeopleStatus.ts';
import { undoPeopleStatus } from '../usecases/people/undoPeopleStatus.ts';

const closedSite = {
  userIds: null,
  filter: { department: 'Logistics', location: 'Leeds', level: 'Associate' },
};

/**
 * Deactivates some people as if by mistake and activates them again, so that the status history has entries and no one is
 * missing.
 */
export async function addPeopleStatusChanges(deps: Deps, caller: Caller): Promise<void> {
  const { changing } = await previewPeopleStatus(deps, caller, closedSite, 'inactive');
  if (changing === 0) return;
  const { batch_id } = await changePeopleStatus(deps, caller, closedSite, {
    to: 'inactive',
    expected: changing,
  });
  await undoPeopleStatus(deps, caller, batch_id);
}
