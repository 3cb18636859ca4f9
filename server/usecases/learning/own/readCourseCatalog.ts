import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { listCatalog } from '../../../store/learning/courseCatalog.ts';
import { learnerOf } from './learnerOf.ts';

const catalogPageSize = 24;

/** Returns a page of the published courses that the caller can start. Throws `emulating`. */
export async function readCourseCatalog(
  deps: Deps,
  caller: Caller,
  { search, page }: { readonly search: string; readonly page: number },
) {
  const learner = learnerOf(caller);
  const programIds = caller.person.user.program_ids;
  const slice = { from: (page - 1) * catalogPageSize, size: catalogPageSize };
  return deps.database.as(ownScope(caller.person), (tx) =>
    listCatalog(tx, learner, { search, programIds, ...slice }),
  );
}
