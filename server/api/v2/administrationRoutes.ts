import type { FastifyInstance } from 'fastify';
import { administrationCalls, administrationPageSize } from '../../../contract/v2/administration.ts';
import { delegablePermissions } from '../../../domain/accounts/delegation.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import {
  delegateAccounts,
  readDelegations,
  undelegateAccounts,
} from '../../usecases/accounts/delegateAccounts.ts';
import { moveUsers, moveUsersBack, readMove, readMoves } from '../../usecases/accounts/moveUsers.ts';
import { previewMove } from '../../usecases/accounts/previewMove.ts';
import {
  findPeopleByEmail,
  readAccountFacts,
  searchPlatformPeople,
} from '../../usecases/accounts/readAccountFacts.ts';
import { callServer } from '../calls.ts';

const sliceOf = (page: number) => ({
  from: (page - 1) * administrationPageSize,
  size: administrationPageSize,
});

/** Registers the calls of platform administrators, which work across accounts. */
export function registerAdministrationRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(administrationCalls.facts, ({ account_id }, caller) => readAccountFacts(deps, caller, account_id));
  serve(administrationCalls.people, ({ q, account_id, delegable, page }, caller) => {
    const permissions = delegable ? delegablePermissions : null;
    return searchPlatformPeople(deps, caller, { q, accountId: account_id, permissions }, sliceOf(page));
  });
  serve(administrationCalls.peopleByEmail, ({ emails }, caller) => findPeopleByEmail(deps, caller, emails));

  serve(administrationCalls.delegations, ({ by, q, page }, caller) =>
    readDelegations(deps, caller, { by, q, slice: sliceOf(page) }),
  );
  serve(administrationCalls.delegate, async ({ pairs }, caller) => ({
    changed: await delegateAccounts(deps, caller, pairs),
    message: answers.delegated,
  }));
  serve(administrationCalls.undelegate, async ({ pairs }, caller) => ({
    changed: await undelegateAccounts(deps, caller, pairs),
    message: answers.undelegated,
  }));

  serve(administrationCalls.previewMove, (input, caller) => previewMove(deps, caller, input));
  serve(administrationCalls.move, async (input, caller) => ({
    move_id: await moveUsers(deps, caller, input),
    message: answers.moveAsked,
  }));
  serveChange(administrationCalls.moveBack, answers.moveAsked, ({ move_id }, caller) =>
    moveUsersBack(deps, caller, move_id),
  );
  serve(administrationCalls.moves, ({ page }, caller) => readMoves(deps, caller, sliceOf(page)));
  serve(administrationCalls.moveState, ({ move_id }, caller) => readMove(deps, caller, move_id));
}
