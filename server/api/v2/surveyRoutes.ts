import type { FastifyInstance } from 'fastify';
import { surveyCalls } from '../../../contract/v2/survey.ts';
import { personalCodeLimits } from '../../../domain/access/policy/rateLimits.ts';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import type { Deps } from '../../deps.ts';
import { takeAtLeast } from '../../process/takeAtLeast.ts';
import { consentToAssessment } from '../../usecases/assignments/consentToAssessment.ts';
import { declineAssignment } from '../../usecases/assignments/declineAssignment.ts';
import { openSurvey } from '../../usecases/survey/openSurvey.ts';
import { saveAnswer } from '../../usecases/survey/saveAnswer.ts';
import { saveFeedback } from '../../usecases/survey/saveFeedback.ts';
import { saveSupplementalAnswer } from '../../usecases/survey/saveSupplementalAnswer.ts';
import { startSurvey } from '../../usecases/survey/startSurvey.ts';
import type { RespondentIdentity } from '../../usecases/survey/withParticipation.ts';
import { isLetterFormCode } from '../../vault/linkCodes.ts';
import { type RequestContext, servePublic } from '../calls.ts';
import type { LinkCodeLimiter } from '../linkCodeLimiter.ts';

/** Registers the calls of the respondent's page, authorized by an invitation code or a session. */
export function registerSurveyRoutes(app: FastifyInstance, deps: Deps, linkLimiter: LinkCodeLimiter): void {
  /** Authorizes the caller by the code, within the rate limits for links, or by the session. */
  async function enter<T>(
    sent: Sent,
    context: RequestContext,
    work: (entry: RespondentIdentity) => Promise<T>,
  ): Promise<T> {
    const entry = entryOf(sent, context);
    const { code } = entry;
    if (code === null) return work(entry);
    const use = () =>
      linkLimiter.use({ code, address: context.request.ip, now: context.now }, () => work(entry));
    return isLetterFormCode(code) ? takeAtLeast(personalCodeLimits.leastMsOfForm, use) : use();
  }

  servePublic(app, deps, surveyCalls.open, (body, context) =>
    enter(body, context, (entry) => openSurvey(deps, entry)),
  );
  servePublic(app, deps, surveyCalls.begin, (body, context) =>
    enter(body, context, (entry) => startSurvey(deps, entry, { keepCopy: body.keep_copy })),
  );
  servePublic(app, deps, surveyCalls.answer, ({ question_id, ordering, seconds, ...body }, context) =>
    enter(body, context, (entry) => saveAnswer(deps, entry, { question_id, ordering, seconds })),
  );
  servePublic(
    app,
    deps,
    surveyCalls.supplemental,
    ({ supplemental_id, rating, choice, choices, text, ...body }, context) =>
      enter(body, context, (entry) =>
        saveSupplementalAnswer(deps, entry, { supplemental_id, rating, choice, choices, text }),
      ),
  );
  servePublic(app, deps, surveyCalls.consent, ({ accommodation, ...body }, context) =>
    enter(body, context, (entry) => consentToAssessment(deps, entry, accommodation)),
  );
  servePublic(app, deps, surveyCalls.decline, ({ reason, ...body }, context) =>
    enter(body, context, (entry) => declineAssignment(deps, entry, reason)),
  );
  servePublic(app, deps, surveyCalls.feedback, ({ rating, improvement, ...body }, context) =>
    enter(body, context, (entry) => saveFeedback(deps, entry, { rating, improvement })),
  );
}

interface Sent {
  readonly code: string | null;
  readonly kind?: AssessmentKind | null | undefined;
  readonly device_key?: string | null | undefined;
  readonly time_zone?: string | null | undefined;
}

function entryOf(
  { code, kind, device_key, time_zone }: Sent,
  { request: { signedIn } }: RequestContext,
): RespondentIdentity {
  return {
    code,
    kind: kind ?? null,
    userId: signedIn?.person.user.id ?? null,
    deviceKey: device_key ?? null,
    timeZone: time_zone ?? null,
    emulating: signedIn?.emulation != null,
  };
}
