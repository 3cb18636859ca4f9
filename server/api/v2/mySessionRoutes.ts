import type { FastifyInstance } from 'fastify';
import { mySessionCalls as calls, mySessionFiles as files } from '../../../contract/v2/mySessions.ts';
import { checkInLimit } from '../../../domain/access/policy/rateLimits.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { acceptOffer } from '../../usecases/sessions/acceptOffer.ts';
import { checkIn, giveFeedback, joinSession } from '../../usecases/sessions/attendSession.ts';
import { leaveSession } from '../../usecases/sessions/leaveSession.ts';
import { readSession, readSessions } from '../../usecases/sessions/readSessions.ts';
import { registerForSession } from '../../usecases/sessions/registerForSession.ts';
import { registerGroup } from '../../usecases/sessions/registerGroup.ts';
import { renderSessionCalendar } from '../../usecases/sessions/renderSessionCalendar.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';
import { setFileHeaders } from '../fileHeaders.ts';
import { RateLimiter } from '../rateLimiter.ts';

/** Registers the calls for live sessions of the caller. */
export function registerMySessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calls.list, (query, caller) => readSessions(deps, caller, query));
  serve(calls.read, async ({ event_id }, caller) => ({
    session: await readSession(deps, caller, event_id),
  }));
  serve(calls.register, async (input, caller) => {
    const status = await registerForSession(deps, caller, input);
    return { status, message: answers.sessionRegistered[status] };
  });
  serveChange(calls.registerGroup, answers.sessionGroupRegistered, (input, caller) =>
    registerGroup(deps, caller, input),
  );
  serveChange(calls.leave, answers.sessionLeft, ({ event_id }, caller) =>
    leaveSession(deps, caller, event_id),
  );
  serveChange(calls.acceptOffer, answers.sessionRegistered.registered, ({ event_id }, caller) =>
    acceptOffer(deps, caller, event_id),
  );
  serve(calls.join, async ({ event_id }, caller) => ({ link: await joinSession(deps, caller, event_id) }));
  const wrongCodes = new RateLimiter();
  serveChange(calls.checkIn, answers.sessionCheckedIn, async (input, caller, { now }) => {
    const key = `${caller.person.user.id} ${input.event_id}`;
    wrongCodes.take(key, checkInLimit, now);
    try {
      await checkIn(deps, caller, input);
      wrongCodes.giveBack(key);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'check_in_code_wrong')) wrongCodes.giveBack(key);
      throw error;
    }
  });
  serveChange(calls.giveFeedback, answers.sessionFeedbackGiven, (input, caller) =>
    giveFeedback(deps, caller, input),
  );
  app.get(`/api${files.calendar.path}`, async (request, reply) => {
    const { signedIn } = authorizeSignedIn(deps, request, reply, files.calendar);
    const { event_id } = parseBody<{ event_id: number }>(files.calendar.query, request.query);
    const { name, bytes } = await renderSessionCalendar(deps, signedIn, event_id);
    return setFileHeaders(reply, name, 'ics').send(bytes);
  });
}
