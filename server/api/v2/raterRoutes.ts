import type { FastifyInstance } from 'fastify';
import { raterCycleCalls } from '../../../contract/v2/raterCycles.ts';
import { raterCalls } from '../../../contract/v2/raters.ts';
import type { Deps } from '../../deps.ts';
import {
  applyBalancingProposal,
  createBalancingProposal,
  discardBalancingProposal,
  readBalancingProposal,
} from '../../usecases/raters/balancingProposals.ts';
import {
  approveNominations,
  declineNomination,
  withdrawNomination,
} from '../../usecases/raters/decideNomination.ts';
import { nominateRater } from '../../usecases/raters/nominateRater.ts';
import { readRaterCycle } from '../../usecases/raters/readRaterCycle.ts';
import { readRaterList } from '../../usecases/raters/readRaterList.ts';
import {
  readPendingNominations,
  readRaterTasks,
  searchNominees,
} from '../../usecases/raters/readRaterTasks.ts';
import { remindRaters } from '../../usecases/raters/remindRaters.ts';
import { callServer } from '../calls.ts';

export function registerRaterRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(raterCalls.overview, ({ time_zone }, caller) => readRaterTasks(deps, caller, time_zone ?? null));
  serve(raterCalls.list, ({ target_id }, caller) => readRaterList(deps, caller, target_id));
  serve(raterCalls.nominees, (query, caller) => searchNominees(deps, caller, query));
  serve(raterCalls.waiting, ({ campaign_id }, caller) => readPendingNominations(deps, caller, campaign_id));
  serve(raterCalls.nominate, async (named, caller) => ({
    id: await nominateRater(deps, caller, named),
  }));
  serve(raterCalls.approve, async ({ ids }, caller) => ({
    approved: await approveNominations(deps, caller, ids),
  }));
  serve(raterCalls.withdraw, async ({ id }, caller) => {
    await withdrawNomination(deps, caller, id);
    return {};
  });
  serve(raterCalls.decline, async ({ time_zone, ...declined }, caller) => {
    await declineNomination(deps, caller, { ...declined, browserZone: time_zone ?? null });
    return {};
  });
  serve(raterCalls.remind, async (about, caller) => {
    await remindRaters(deps, caller, about);
    return {};
  });
}

export function registerRaterCycleRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(raterCycleCalls.cycle, (query, caller) => readRaterCycle(deps, caller, query));
  serve(raterCycleCalls.propose, (query, caller) => createBalancingProposal(deps, caller, query));
  serve(raterCycleCalls.proposal, ({ campaign_id }, caller) =>
    readBalancingProposal(deps, caller, campaign_id),
  );
  serve(raterCycleCalls.apply, async ({ proposal_id }, caller) => ({
    invited: await applyBalancingProposal(deps, caller, proposal_id),
  }));
  serve(raterCycleCalls.discard, async ({ proposal_id }, caller) => {
    await discardBalancingProposal(deps, caller, proposal_id);
    return {};
  });
}
