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
import { serve } from '../calls.ts';

const sliceOf = (page: number) => ({
  from: (page - 1) * administrationPageSize,
  size: administrationPageSize,
});

/** Calls of platform administrators across accounts. */
export function registerAdministrationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, administrationCalls.facts, ({ account_id }, { signedIn }) =>
    readAccountFacts(deps, signedIn, account_id),
  );
  serve(app, deps, administrationCalls.people, ({ q, account_id, delegable, page }, { signedIn }) => {
    const permissions = delegable ? delegablePermissions : null;
    return searchPlatformPeople(deps, signedIn, { q, accountId: account_id, permissions }, sliceOf(page));
  });
  serve(app, deps, administrationCalls.peopleByEmail, ({ emails }, { signedIn }) =>
    findPeopleByEmail(deps, signedIn, emails),
  );

  serve(app, deps, administrationCalls.delegations, ({ by, q, page }, { signedIn }) =>
    readDelegations(deps, signedIn, { by, q, slice: sliceOf(page) }),
  );
  serve(app, deps, administrationCalls.delegate, async ({ pairs }, { signedIn }) => ({
    changed: await delegateAccounts(deps, signedIn, pairs),
    message: answers.delegated,
  }));
  serve(app, deps, administrationCalls.undelegate, async ({ pairs }, { signedIn }) => ({
    changed: await undelegateAccounts(deps, signedIn, pairs),
    message: answers.undelegated,
  }));

  serve(app, deps, administrationCalls.previewMove, (input, { signedIn }) =>
    previewMove(deps, signedIn, input),
  );
  serve(app, deps, administrationCalls.move, async (input, { signedIn }) => ({
    move_id: await moveUsers(deps, signedIn, input),
    message: answers.moveAsked,
  }));
  serve(app, deps, administrationCalls.moveBack, async ({ move_id }, { signedIn }) => {
    await moveUsersBack(deps, signedIn, move_id);
    return { message: answers.moveAsked };
  });
  serve(app, deps, administrationCalls.moves, ({ page }, { signedIn }) =>
    readMoves(deps, signedIn, sliceOf(page)),
  );
  serve(app, deps, administrationCalls.moveState, ({ move_id }, { signedIn }) =>
    readMove(deps, signedIn, move_id),
  );
}
