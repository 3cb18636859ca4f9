import type { FastifyInstance } from 'fastify';
import { sessionParticipantCalls as calls } from '../../../contract/v2/sessionParticipants.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { decideRequests } from '../../usecases/sessions/decideRequests.ts';
import { retrySessionMeeting } from '../../usecases/sessions/meetings/retrySessionMeeting.ts';
import { readParticipants } from '../../usecases/sessions/readParticipants.ts';
import { importAttendance, recordAttendance } from '../../usecases/sessions/recordAttendance.ts';
import { changeSessionLinks, showCheckInCode } from '../../usecases/sessions/sessionLinks.ts';
import { callServer } from '../calls.ts';

/** Registers the calls of organizers about the participants of a live session. */
export function registerSessionParticipantRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calls.list, (query, caller) => readParticipants(deps, caller, query));
  serve(calls.decide, async (input, caller) => {
    await decideRequests(deps, caller, input);
    return { message: input.approved ? answers.requestsApproved : answers.requestsDeclined };
  });
  serveChange(calls.setAttendance, answers.attendanceSaved, (input, caller) =>
    recordAttendance(deps, caller, input),
  );
  serve(calls.importAttendance, async (input, caller) => ({
    ...(await importAttendance(deps, caller, input)),
    message: input.dry_run ? answers.attendanceChecked : answers.attendanceSaved,
  }));
  serve(calls.showCode, async ({ event_id }, caller) => ({
    code: await showCheckInCode(deps, caller, event_id),
  }));
  serveChange(calls.retryMeeting, answers.meetingRetried, ({ event_id }, caller) =>
    retrySessionMeeting(deps, caller, event_id),
  );
  serveChange(calls.saveLinks, answers.sessionLinksSaved, (input, caller) =>
    changeSessionLinks(deps, caller, input),
  );
}
