import type { FastifyInstance } from 'fastify';
import { raterCycleCalls } from '../../../contract/v2/raterCycles.ts';
import { raterCalls } from '../../../contract/v2/raters.ts';
import type { Deps } from '../../deps.ts';
import {
  approveNominations,
  declineNomination,
  withdrawNomination,
} from '../../usecases/raters/decideNomination.ts';
import { nominateRater } from '../../usecases/raters/nominateRater.ts';
import {
  applyRaterProposal,
  discardRaterProposal,
  proposeRaterBalance,
  readRaterProposal,
} from '../../usecases/raters/raterProposals.ts';
import { readRaterCycle } from '../../usecases/raters/readRaterCycle.ts';
import { readRaterList } from '../../usecases/raters/readRaterList.ts';
import {
  readPendingNominations,
  readRaterTasks,
  searchNominees,
} from '../../usecases/raters/readRaterTasks.ts';
import { remindRaters } from '../../usecases/raters/remindRaters.ts';
import { serve } from '../calls.ts';

export function registerRaterRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, raterCalls.overview, (_nothing, { signedIn }) => readRaterTasks(deps, signedIn));
  serve(app, deps, raterCalls.list, ({ target_id }, { signedIn }) =>
    readRaterList(deps, signedIn, target_id),
  );
  serve(app, deps, raterCalls.nominees, (query, { signedIn }) => searchNominees(deps, signedIn, query));
  serve(app, deps, raterCalls.waiting, ({ campaign_id }, { signedIn }) =>
    readPendingNominations(deps, signedIn, campaign_id),
  );
  serve(app, deps, raterCalls.nominate, async (named, { signedIn }) => ({
    id: await nominateRater(deps, signedIn, named),
  }));
  serve(app, deps, raterCalls.approve, async ({ ids }, { signedIn }) => ({
    approved: await approveNominations(deps, signedIn, ids),
  }));
  serve(app, deps, raterCalls.withdraw, async ({ id }, { signedIn }) => {
    await withdrawNomination(deps, signedIn, id);
    return {};
  });
  serve(app, deps, raterCalls.decline, async (declined, { signedIn }) => {
    await declineNomination(deps, signedIn, declined);
    return {};
  });
  serve(app, deps, raterCalls.remind, async (about, { signedIn }) => {
    await remindRaters(deps, signedIn, about);
    return {};
  });
}

export function registerRaterCycleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, raterCycleCalls.cycle, (query, { signedIn }) => readRaterCycle(deps, signedIn, query));
  serve(app, deps, raterCycleCalls.propose, (query, { signedIn }) =>
    proposeRaterBalance(deps, signedIn, query),
  );
  serve(app, deps, raterCycleCalls.proposal, ({ campaign_id }, { signedIn }) =>
    readRaterProposal(deps, signedIn, campaign_id),
  );
  serve(app, deps, raterCycleCalls.apply, async ({ proposal_id }, { signedIn }) => ({
    invited: await applyRaterProposal(deps, signedIn, proposal_id),
  }));
  serve(app, deps, raterCycleCalls.discard, async ({ proposal_id }, { signedIn }) => {
    await discardRaterProposal(deps, signedIn, proposal_id);
    return {};
  });
}
