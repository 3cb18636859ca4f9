import type { Deps } from '../../deps.ts';
import { type PersonStatus, previewStatus as preview } from '../../store/peopleStatus.ts';
import type { Asker } from '../asker.ts';
import { manyOf, type Whom } from './changeStatus.ts';

/** What a change of status for many would do, without doing it. */
export async function previewStatus(deps: Deps, asker: Asker, whom: Whom, to: PersonStatus) {
  const now = deps.clock.now().toISOString();
  return deps.database.as(asker.scope, (tx) => preview(tx, manyOf(asker, whom), to, now));
}
