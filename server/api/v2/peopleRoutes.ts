import type { FastifyInstance } from 'fastify';
import { type PeopleSelectionInput, peopleCalls, rolesAuditPageSize } from '../../../contract/v2/people.ts';
import { passwordLinkLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import { users } from '../../../resources/users/users.ts';
import type { Deps } from '../../deps.ts';
import { changePeopleStatus, type PeopleSelection } from '../../usecases/people/changePeopleStatus.ts';
import { explainAccess } from '../../usecases/people/explainAccess.ts';
import { previewPeopleStatus } from '../../usecases/people/previewPeopleStatus.ts';
import { readPersonOverview } from '../../usecases/people/readPersonOverview.ts';
import { readRolesAudit } from '../../usecases/people/readRolesAudit.ts';
import { sendPasswordLink } from '../../usecases/people/sendPasswordLink.ts';
import { readStatusBatches, undoPeopleStatus } from '../../usecases/people/undoPeopleStatus.ts';
import { serve } from '../calls.ts';
import { RateLimiter } from '../rateLimiter.ts';
import { parseListQuery } from '../rest/listQuery.ts';
import { registerRolesAuditExportRoute } from './rolesAuditExportRoute.ts';

/** Filters have the format of the list of people and are validated in the same way. */
function selectionOf({ user_ids, filter }: PeopleSelectionInput): PeopleSelection {
  const { filter: checked } = parseListQuery(users, { filter: JSON.stringify(filter ?? {}) });
  return { userIds: user_ids, filter: checked };
}

export function registerPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, peopleCalls.previewStatus, ({ selection, status }, { signedIn }) =>
    previewPeopleStatus(deps, signedIn, selectionOf(selection), status),
  );
  serve(app, deps, peopleCalls.changeStatus, ({ selection, status, expected }, { signedIn }) =>
    changePeopleStatus(deps, signedIn, selectionOf(selection), { to: status, expected }),
  );
  serve(app, deps, peopleCalls.statusBatches, ({ before }, { signedIn }) =>
    readStatusBatches(deps, signedIn, before),
  );
  serve(app, deps, peopleCalls.undoStatus, ({ batch_id }, { signedIn }) =>
    undoPeopleStatus(deps, signedIn, batch_id),
  );
  serve(app, deps, peopleCalls.rolesAudit, ({ page, ...input }, { signedIn }) =>
    readRolesAudit(deps, signedIn, input, {
      from: (page - 1) * rolesAuditPageSize,
      size: rolesAuditPageSize,
    }),
  );
  registerRolesAuditExportRoute(app, deps);
  serve(app, deps, peopleCalls.standing, ({ user_id }, { signedIn }) =>
    explainAccess(deps, signedIn, user_id),
  );
  serve(app, deps, peopleCalls.overview, ({ user_id }, { signedIn }) =>
    readPersonOverview(deps, signedIn, user_id),
  );

  const rateLimiter = new RateLimiter();
  serve(app, deps, peopleCalls.sendPasswordLink, async ({ user_id }, { signedIn, now }) => {
    rateLimiter.take(`link ${signedIn.scope.accountId} ${user_id}`, passwordLinkLimit, now);
    await sendPasswordLink(deps, signedIn, user_id);
    return { message: answers.passwordLinkSent };
  });
}
