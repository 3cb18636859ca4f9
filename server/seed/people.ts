import type { Deps } from '../deps.ts';
import type { Asker } from '../usecases/asker.ts';
import { changeStatus } from '../usecases/people/changeStatus.ts';
import { previewStatus } from '../usecases/people/previewStatus.ts';
import { undoStatus } from '../usecases/people/undoStatus.ts';

const closedSite = {
  userIds: null,
  filter: { department: 'Logistics', location: 'Leeds', level: 'Associate' },
};

/** Some were switched off by mistake and switched on again: what that looks like, and nobody is gone. */
export async function addStatusChanges(deps: Deps, asker: Asker): Promise<void> {
  const { changing } = await previewStatus(deps, asker, closedSite, 'inactive');
  if (changing === 0) return;
  const { batch_id } = await changeStatus(deps, asker, closedSite, { to: 'inactive', expected: changing });
  await undoStatus(deps, asker, batch_id);
}
