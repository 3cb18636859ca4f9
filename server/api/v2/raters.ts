import type { FastifyInstance } from 'fastify';
import { raterCycleCalls } from '../../../contract/v2/raterCycles.ts';
import { raterCalls } from '../../../contract/v2/raters.ts';
import type { Deps } from '../../deps.ts';
import {
  applyProposal,
  discardProposal,
  proposeBalance,
  readProposal,
} from '../../usecases/raters/balance.ts';
import { approve, decline, withdraw } from '../../usecases/raters/decideNomination.ts';
import { nominate } from '../../usecases/raters/nominate.ts';
import { readNominees, readRaterTasks, readWaiting } from '../../usecases/raters/overview.ts';
import { readList } from '../../usecases/raters/readList.ts';
import { readRaterCycle } from '../../usecases/raters/readRaterCycle.ts';
import { remindRaters } from '../../usecases/raters/remind.ts';
import { serve } from '../calls.ts';

export function raters(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, raterCalls.overview, (_nothing, { signedIn }) => readRaterTasks(deps, signedIn));
  serve(app, deps, raterCalls.list, ({ target_id }, { signedIn }) => readList(deps, signedIn, target_id));
  serve(app, deps, raterCalls.nominees, (query, { signedIn }) => readNominees(deps, signedIn, query));
  serve(app, deps, raterCalls.waiting, ({ campaign_id }, { signedIn }) =>
    readWaiting(deps, signedIn, campaign_id),
  );
  serve(app, deps, raterCalls.nominate, async (named, { signedIn }) => ({
    id: await nominate(deps, signedIn, named),
  }));
  serve(app, deps, raterCalls.approve, async ({ ids }, { signedIn }) => ({
    approved: await approve(deps, signedIn, ids),
  }));
  serve(app, deps, raterCalls.withdraw, async ({ id }, { signedIn }) => {
    await withdraw(deps, signedIn, id);
    return {};
  });
  serve(app, deps, raterCalls.decline, async (declined, { signedIn }) => {
    await decline(deps, signedIn, declined);
    return {};
  });
  serve(app, deps, raterCalls.remind, async (about, { signedIn }) => {
    await remindRaters(deps, signedIn, about);
    return {};
  });
}

export function raterCycles(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, raterCycleCalls.cycle, (query, { signedIn }) => readRaterCycle(deps, signedIn, query));
  serve(app, deps, raterCycleCalls.propose, (query, { signedIn }) => proposeBalance(deps, signedIn, query));
  serve(app, deps, raterCycleCalls.proposal, ({ campaign_id }, { signedIn }) =>
    readProposal(deps, signedIn, campaign_id),
  );
  serve(app, deps, raterCycleCalls.apply, async ({ proposal_id }, { signedIn }) => ({
    invited: await applyProposal(deps, signedIn, proposal_id),
  }));
  serve(app, deps, raterCycleCalls.discard, async ({ proposal_id }, { signedIn }) => {
    await discardProposal(deps, signedIn, proposal_id);
    return {};
  });
}
