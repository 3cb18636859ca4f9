import type { FastifyInstance } from 'fastify';
import { peopleCalls, rolesPerPage, type SelectedPeople } from '../../../contract/v2/people.ts';
import { passwordLinkLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import { users } from '../../../resources/users/users.ts';
import type { Deps } from '../../deps.ts';
import { changeStatus, type PeopleSelection } from '../../usecases/people/changeStatus.ts';
import { explainAccess } from '../../usecases/people/explainAccess.ts';
import { readPersonOverview } from '../../usecases/people/overview.ts';
import { previewStatus } from '../../usecases/people/previewStatus.ts';
import { readRolesAudit } from '../../usecases/people/rolesAudit.ts';
import { sendPasswordLink } from '../../usecases/people/sendPasswordLink.ts';
import { readBatches, undoStatus } from '../../usecases/people/undoStatus.ts';
import { Attempts } from '../attempts.ts';
import { serve } from '../calls.ts';
import { parseListQuery } from '../rest/listQuery.ts';
import { exportRolesAudit } from './exportRolesAudit.ts';

/** Filters have the format of the list of people and are validated in the same way. */
function selectionOf({ user_ids, filter }: SelectedPeople): PeopleSelection {
  const { filter: checked } = parseListQuery(users, { filter: JSON.stringify(filter ?? {}) });
  return { userIds: user_ids, filter: checked };
}

export function people(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, peopleCalls.previewStatus, ({ selection, status }, { signedIn }) =>
    previewStatus(deps, signedIn, selectionOf(selection), status),
  );
  serve(app, deps, peopleCalls.changeStatus, ({ selection, status, expected }, { signedIn }) =>
    changeStatus(deps, signedIn, selectionOf(selection), { to: status, expected }),
  );
  serve(app, deps, peopleCalls.statusBatches, ({ before }, { signedIn }) =>
    readBatches(deps, signedIn, before),
  );
  serve(app, deps, peopleCalls.undoStatus, ({ batch_id }, { signedIn }) =>
    undoStatus(deps, signedIn, batch_id),
  );
  serve(app, deps, peopleCalls.rolesAudit, ({ page, ...input }, { signedIn }) =>
    readRolesAudit(deps, signedIn, input, { from: (page - 1) * rolesPerPage, size: rolesPerPage }),
  );
  exportRolesAudit(app, deps);
  serve(app, deps, peopleCalls.standing, ({ user_id }, { signedIn }) =>
    explainAccess(deps, signedIn, user_id),
  );
  serve(app, deps, peopleCalls.overview, ({ user_id }, { signedIn }) =>
    readPersonOverview(deps, signedIn, user_id),
  );

  const attempts = new Attempts();
  serve(app, deps, peopleCalls.sendPasswordLink, async ({ user_id }, { signedIn, now }) => {
    attempts.take(`link ${signedIn.scope.accountId} ${user_id}`, passwordLinkLimit, now);
    await sendPasswordLink(deps, signedIn, user_id);
    return { message: answers.passwordLinkSent };
  });
}
