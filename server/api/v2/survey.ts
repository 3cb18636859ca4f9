import type { FastifyInstance } from 'fastify';
import { surveyCalls } from '../../../contract/v2/survey.ts';
import type { AssessmentKind } from '../../../domain/survey/kinds.ts';
import type { Deps } from '../../deps.ts';
import { answerSupplemental } from '../../usecases/answerSupplemental.ts';
import { consentToAssessment } from '../../usecases/assignments/consentToAssessment.ts';
import { declineAssignment } from '../../usecases/assignments/declineAssignment.ts';
import { beginSurvey } from '../../usecases/beginSurvey.ts';
import { openSurvey } from '../../usecases/openSurvey.ts';
import { saveAnswer } from '../../usecases/saveAnswer.ts';
import { saveFeedback } from '../../usecases/saveFeedback.ts';
import type { Entry } from '../../usecases/visit.ts';
import { type Asked, serve } from '../calls.ts';
import type { LinkCodes } from '../linkCodes.ts';

/** What a respondent's page asks, with the code of an invitation or a session. */
export function survey(app: FastifyInstance, deps: Deps, links: LinkCodes): void {
  /** Lets in by the code, within the limits of links, or by the session. */
  async function enter<T>(sent: Sent, asked: Asked, work: (entry: Entry) => Promise<T>): Promise<T> {
    const entry = entryOf(sent, asked);
    if (entry.code === null) return work(entry);
    return links.use({ code: entry.code, address: asked.request.ip, now: asked.now }, () => work(entry));
  }

  serve(app, deps, surveyCalls.open, (body, asked) => enter(body, asked, (entry) => openSurvey(deps, entry)));
  serve(app, deps, surveyCalls.begin, (body, asked) =>
    enter(body, asked, (entry) => beginSurvey(deps, entry, { keepCopy: body.keep_copy })),
  );
  serve(app, deps, surveyCalls.answer, ({ question_id, ordering, seconds, ...body }, asked) =>
    enter(body, asked, (entry) => saveAnswer(deps, entry, { question_id, ordering, seconds })),
  );
  serve(app, deps, surveyCalls.supplemental, ({ supplemental_id, rating, choice, text, ...body }, asked) =>
    enter(body, asked, (entry) => answerSupplemental(deps, entry, { supplemental_id, rating, choice, text })),
  );
  serve(app, deps, surveyCalls.consent, ({ accommodation, ...body }, asked) =>
    enter(body, asked, (entry) => consentToAssessment(deps, entry, accommodation)),
  );
  serve(app, deps, surveyCalls.decline, ({ reason, ...body }, asked) =>
    enter(body, asked, (entry) => declineAssignment(deps, entry, reason)),
  );
  serve(app, deps, surveyCalls.feedback, ({ rating, improvement, ...body }, asked) =>
    enter(body, asked, (entry) => saveFeedback(deps, entry, { rating, improvement })),
  );
}

interface Sent {
  readonly code: string | null;
  readonly kind?: AssessmentKind | null | undefined;
  readonly device_key?: string | null | undefined;
}

function entryOf({ code, kind, device_key }: Sent, { request: { signedIn } }: Asked): Entry {
  return {
    code,
    kind: kind ?? null,
    userId: signedIn?.person.user.id ?? null,
    deviceKey: device_key ?? null,
    emulating: signedIn?.emulation != null,
  };
}
