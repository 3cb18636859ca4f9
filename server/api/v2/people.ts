import type { FastifyInstance } from 'fastify';
import { peopleCalls, type Selection } from '../../../contract/v2/people.ts';
import { users } from '../../../resources/users/users.ts';
import type { Deps } from '../../deps.ts';
import { changeStatus, type Whom } from '../../usecases/people/changeStatus.ts';
import { previewStatus } from '../../usecases/people/previewStatus.ts';
import { readBatches, undoStatus } from '../../usecases/people/undoStatus.ts';
import { serve } from '../calls.ts';
import { readWanted } from '../rest/listQuery.ts';

/** A filter comes as the list of people sends it, and is checked as the list checks it. */
function whomOf({ user_ids, filter }: Selection): Whom {
  const { filter: checked } = readWanted(users, { filter: JSON.stringify(filter ?? {}) });
  return { userIds: user_ids, filter: checked };
}

export function people(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, peopleCalls.previewStatus, ({ selection, status }, { signedIn }) =>
    previewStatus(deps, signedIn, whomOf(selection), status),
  );
  serve(app, deps, peopleCalls.changeStatus, ({ selection, status, expected }, { signedIn }) =>
    changeStatus(deps, signedIn, whomOf(selection), { to: status, expected }),
  );
  serve(app, deps, peopleCalls.statusBatches, ({ before }, { signedIn }) =>
    readBatches(deps, signedIn, before),
  );
  serve(app, deps, peopleCalls.undoStatus, ({ batch_id }, { signedIn }) =>
    undoStatus(deps, signedIn, batch_id),
  );
}
