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

/** What a respondent's page asks, with the code of an invitation or a session. */
export function survey(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, surveyCalls.open, (body, asked) => openSurvey(deps, entryOf(body, asked)));
  serve(app, deps, surveyCalls.begin, (body, asked) =>
    beginSurvey(deps, entryOf(body, asked), { keepCopy: body.keep_copy }),
  );
  serve(app, deps, surveyCalls.answer, ({ question_id, ordering, seconds, ...body }, asked) =>
    saveAnswer(deps, entryOf(body, asked), { question_id, ordering, seconds }),
  );
  serve(app, deps, surveyCalls.supplemental, ({ supplemental_id, rating, choice, text, ...body }, asked) =>
    answerSupplemental(deps, entryOf(body, asked), { supplemental_id, rating, choice, text }),
  );
  serve(app, deps, surveyCalls.consent, ({ accommodation, ...body }, asked) =>
    consentToAssessment(deps, entryOf(body, asked), accommodation),
  );
  serve(app, deps, surveyCalls.decline, ({ reason, ...body }, asked) =>
    declineAssignment(deps, entryOf(body, asked), reason),
  );
  serve(app, deps, surveyCalls.feedback, ({ rating, improvement, ...body }, asked) =>
    saveFeedback(deps, entryOf(body, asked), { rating, improvement }),
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
