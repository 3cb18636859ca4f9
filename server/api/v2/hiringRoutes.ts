import type { FastifyInstance } from 'fastify';
import { hiringCalls } from '../../../contract/v2/hiring.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import {
  decideApplicant,
  markAccommodationHandled,
  moveApplicants,
  withdrawApplicant,
} from '../../usecases/hiring/changeApplicants.ts';
import { changeRoleStatus, renewRoleLink, setRoleStages } from '../../usecases/hiring/changeRoleStatus.ts';
import { inviteApplicants } from '../../usecases/hiring/inviteApplicants.ts';
import { makeSelectionRates, readSelectionRates } from '../../usecases/hiring/makeSelectionRates.ts';
import { listApplicants, readApplicant } from '../../usecases/hiring/readApplicants.ts';
import { readRoleOverview } from '../../usecases/hiring/readRoleOverview.ts';
import { remindApplicants, resendApplicant } from '../../usecases/hiring/remindApplicants.ts';
import { serve } from '../calls.ts';

const messages = answers.hiring;

export function registerHiringRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoleRoutes(app, deps);
  registerApplicantRoutes(app, deps);
  registerRateRoutes(app, deps);
}

function registerRoleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, hiringCalls.overview, ({ requisition_id }, { signedIn }) =>
    readRoleOverview(deps, signedIn, requisition_id),
  );
  serve(app, deps, hiringCalls.changeStatus, async (input, { signedIn }) => {
    await changeRoleStatus(deps, signedIn, input);
    return { message: messages.status[input.status] };
  });
  serve(app, deps, hiringCalls.setStages, async (input, { signedIn }) => {
    await setRoleStages(deps, signedIn, input);
    return { message: messages.stagesSaved };
  });
  serve(app, deps, hiringCalls.renewLink, async ({ requisition_id }, { signedIn }) => {
    await renewRoleLink(deps, signedIn, requisition_id);
    return { message: messages.linkRenewed };
  });
  serve(app, deps, hiringCalls.invite, async (input, { signedIn }) => ({
    invited: await inviteApplicants(deps, signedIn, input),
    message: messages.invited,
  }));
  serve(app, deps, hiringCalls.remind, async (input, { signedIn }) => {
    await remindApplicants(deps, signedIn, { ...input, applicant_ids: input.applicant_ids ?? null });
    return { message: messages.reminded };
  });
}

function registerRateRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, hiringCalls.rates, ({ requisition_id }, { signedIn }) =>
    readSelectionRates(deps, signedIn, requisition_id),
  );
  serve(app, deps, hiringCalls.makeRates, async ({ requisition_id }, { signedIn }) => {
    await makeSelectionRates(deps, signedIn, requisition_id);
    return { message: messages.ratesMade };
  });
}

function registerApplicantRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, hiringCalls.applicants, (query, { signedIn }) =>
    listApplicants(deps, signedIn, { ...query, q: query.q || null, stage: query.stage ?? null }),
  );
  serve(app, deps, hiringCalls.applicant, async ({ applicant_id }, { signedIn }) => ({
    applicant: await readApplicant(deps, signedIn, applicant_id),
  }));
  serve(app, deps, hiringCalls.resend, async ({ applicant_id }, { signedIn }) => {
    await resendApplicant(deps, signedIn, applicant_id);
    return { message: messages.resent };
  });
  serve(app, deps, hiringCalls.withdraw, async ({ applicant_id }, { signedIn }) => {
    await withdrawApplicant(deps, signedIn, applicant_id);
    return { message: messages.withdrawn };
  });
  serve(app, deps, hiringCalls.move, async (input, { signedIn }) => {
    await moveApplicants(deps, signedIn, input);
    return { message: messages.moved };
  });
  serve(app, deps, hiringCalls.decide, async (input, { signedIn }) => {
    await decideApplicant(deps, signedIn, input);
    return { message: messages.decided };
  });
  serve(app, deps, hiringCalls.accommodationHandled, async ({ applicant_id }, { signedIn }) => {
    await markAccommodationHandled(deps, signedIn, applicant_id);
    return { message: messages.accommodated };
  });
}
