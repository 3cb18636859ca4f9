import type { FastifyInstance } from 'fastify';
import { hiringCalls } from '../../../contract/v2/hiring.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { addApplicantNote, deleteApplicantNote } from '../../usecases/hiring/changeApplicantNotes.ts';
import {
  markAccommodationHandled,
  moveApplicants,
  recordDecision,
  withdrawApplicant,
} from '../../usecases/hiring/changeApplicants.ts';
import { changeRoleStatus, renewRoleLink, setRoleStages } from '../../usecases/hiring/changeRoleStatus.ts';
import { inviteApplicants } from '../../usecases/hiring/inviteApplicants.ts';
import { makeSelectionRates, readSelectionRates } from '../../usecases/hiring/makeSelectionRates.ts';
import { readApplicantCounts } from '../../usecases/hiring/readApplicantCounts.ts';
import { readApplicantFeedback } from '../../usecases/hiring/readApplicantFeedback.ts';
import { listApplicants, readApplicant } from '../../usecases/hiring/readApplicants.ts';
import { readRoleOverview } from '../../usecases/hiring/readRoleOverview.ts';
import { remindApplicants, resendApplicant } from '../../usecases/hiring/remindApplicants.ts';
import { undoStageMove } from '../../usecases/hiring/undoStageMove.ts';
import { callServer } from '../calls.ts';

const messages = answers.hiring;

export function registerHiringRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoleRoutes(app, deps);
  registerApplicantRoutes(app, deps);
  registerRateRoutes(app, deps);
}

function registerRoleRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(hiringCalls.overview, ({ requisition_id }, caller) => readRoleOverview(deps, caller, requisition_id));
  serve(hiringCalls.applicantCounts, async ({ requisition_ids }, caller) => ({
    jobs: await readApplicantCounts(deps, caller, requisition_ids),
  }));
  serve(hiringCalls.changeStatus, async (input, caller) => {
    await changeRoleStatus(deps, caller, input);
    return { message: messages.status[input.status] };
  });
  serveChange(hiringCalls.setStages, messages.stagesSaved, (input, caller) =>
    setRoleStages(deps, caller, input),
  );
  serveChange(hiringCalls.renewLink, messages.linkRenewed, ({ requisition_id }, caller) =>
    renewRoleLink(deps, caller, requisition_id),
  );
  serve(hiringCalls.invite, async (input, caller) => ({
    invited: await inviteApplicants(deps, caller, input),
    message: messages.invited,
  }));
  serveChange(hiringCalls.remind, messages.reminded, (input, caller) =>
    remindApplicants(deps, caller, { ...input, applicant_ids: input.applicant_ids ?? null }),
  );
}

function registerRateRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(hiringCalls.rates, ({ requisition_id }, caller) => readSelectionRates(deps, caller, requisition_id));
  serve(hiringCalls.feedback, (query, caller) => readApplicantFeedback(deps, caller, query));
  serveChange(hiringCalls.makeRates, messages.ratesMade, ({ requisition_id }, caller) =>
    makeSelectionRates(deps, caller, requisition_id),
  );
}

function registerApplicantRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(hiringCalls.applicants, (query, caller) =>
    listApplicants(deps, caller, { ...query, q: query.q || null, stage: query.stage ?? null }),
  );
  serve(hiringCalls.applicant, async ({ applicant_id }, caller) => ({
    applicant: await readApplicant(deps, caller, applicant_id),
  }));
  serveChange(hiringCalls.resend, messages.resent, ({ applicant_id }, caller) =>
    resendApplicant(deps, caller, applicant_id),
  );
  serveChange(hiringCalls.withdraw, messages.withdrawn, ({ applicant_id }, caller) =>
    withdrawApplicant(deps, caller, applicant_id),
  );
  serveChange(hiringCalls.move, messages.moved, (input, caller) =>
    moveApplicants(deps, caller, { ...input, reason: input.reason ?? null }),
  );
  serveChange(hiringCalls.undoMove, messages.moveUndone, (input, caller) =>
    undoStageMove(deps, caller, input),
  );
  serveChange(hiringCalls.addNote, messages.noteAdded, (input, caller) =>
    addApplicantNote(deps, caller, { ...input, metric: input.metric ?? null }),
  );
  serveChange(hiringCalls.deleteNote, messages.noteDeleted, ({ note_id }, caller) =>
    deleteApplicantNote(deps, caller, note_id),
  );
  serveChange(hiringCalls.decide, messages.decided, (input, caller) => recordDecision(deps, caller, input));
  serveChange(hiringCalls.accommodationHandled, messages.accommodated, ({ applicant_id }, caller) =>
    markAccommodationHandled(deps, caller, applicant_id),
  );
}
