import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf, respondentScope } from '../kernel/scope.ts';
import { addApplicantFeedback } from '../store/survey/assessmentForms.ts';
import { selfAssessmentKey } from '../usecases/assignments/selfAssessmentKey.ts';
import { padJson } from '../usecases/survey/submitForm.ts';
import { encrypt } from '../vault/cipher.ts';
import { generateSurveyFeedback } from './feedback.ts';

const applicantsWithFeedback = 32;

/** Stores what applicants of a role say about the assessment, without the person, as their own page does. */
export async function addFeedbackOfApplicants(deps: Deps, caller: Caller, roleId: number): Promise<void> {
  const key = selfAssessmentKey(deps.environment.secret, accountOf(caller));
  await deps.database.as(respondentScope, async (tx) => {
    for (const feedback of generateSurveyFeedback(roleId, applicantsWithFeedback))
      await addApplicantFeedback(tx, roleId, encrypt(key, padJson(feedback)));
  });
}
