import type { FastifyInstance } from 'fastify';
import {
  attributeValuesLimit,
  type PeopleSelectionInput,
  peopleCalls,
  rolesAuditPageSize,
} from '../../../contract/v2/people.ts';
import { passwordLinkLimit } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import { users } from '../../../resources/users/users.ts';
import type { Deps } from '../../deps.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listAttributeValues } from '../../store/people/attributeValues.ts';
import { changePeopleStatus, type PeopleSelection } from '../../usecases/people/changePeopleStatus.ts';
import { explainAccess } from '../../usecases/people/explainAccess.ts';
import { previewPeopleStatus } from '../../usecases/people/previewPeopleStatus.ts';
import { readPersonOverview } from '../../usecases/people/readPersonOverview.ts';
import { readRolesAudit } from '../../usecases/people/readRolesAudit.ts';
import { sendPasswordLink } from '../../usecases/people/sendPasswordLink.ts';
import { readStatusBatches, undoPeopleStatus } from '../../usecases/people/undoPeopleStatus.ts';
import { callServer } from '../calls.ts';
import { RateLimiter } from '../rateLimiter.ts';
import { parseListQuery } from '../rest/parseListQuery.ts';
import { registerRolesAuditExportRoute } from './rolesAuditExportRoute.ts';

/** Parses the selected people; the filter has the format of the people list and is validated in the same way. */
function selectionOf({ user_ids, filter }: PeopleSelectionInput): PeopleSelection {
  const { filter: checked } = parseListQuery(
    { resource: users, narrowing: null },
    { filter: JSON.stringify(filter ?? {}) },
  );
  return { userIds: user_ids, filter: checked };
}

export function registerPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(peopleCalls.attributeValues, async ({ attribute, q }, caller) => ({
    values: await deps.database.as(caller.scope, (tx) =>
      listAttributeValues(tx, accountOf(caller), attribute, { q, limit: attributeValuesLimit }),
    ),
  }));
  serve(peopleCalls.previewStatus, ({ selection, status }, caller) =>
    previewPeopleStatus(deps, caller, selectionOf(selection), status),
  );
  serve(peopleCalls.changeStatus, ({ selection, status, expected }, caller) =>
    changePeopleStatus(deps, caller, selectionOf(selection), { to: status, expected }),
  );
  serve(peopleCalls.statusBatches, ({ before }, caller) => readStatusBatches(deps, caller, before));
  serve(peopleCalls.undoStatus, ({ batch_id }, caller) => undoPeopleStatus(deps, caller, batch_id));
  serve(peopleCalls.rolesAudit, ({ page, ...input }, caller) =>
    readRolesAudit(deps, caller, input, {
      from: (page - 1) * rolesAuditPageSize,
      size: rolesAuditPageSize,
    }),
  );
  registerRolesAuditExportRoute(app, deps);
  serve(peopleCalls.accessFacts, ({ user_id }, caller) => explainAccess(deps, caller, user_id));
  serve(peopleCalls.overview, ({ user_id }, caller) => readPersonOverview(deps, caller, user_id));

  const rateLimiter = new RateLimiter();
  serve(peopleCalls.sendPasswordLink, async ({ user_id }, caller, { now }) => {
    rateLimiter.take(`link ${caller.scope.accountId} ${user_id}`, passwordLinkLimit, now);
    await sendPasswordLink(deps, caller, user_id);
    return { message: answers.passwordLinkSent };
  });
}
