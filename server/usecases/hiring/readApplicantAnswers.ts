import { emptyAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { findSealedApplicantForm } from '../../store/hiring/findSealedApplicantForm.ts';
import { findSupplementalForms } from '../../store/survey/frozenSupplementals.ts';
import { tryUnsealAssessment } from '../assignments/sealAssessment.ts';

/**
 * Returns an applicant's answers to custom questions, in the order of the form and including unanswered ones; empty
 * until the form is finished. Applicants are informed that the hiring team reads them.
 */
export async function readApplicantAnswers({ environment }: Deps, tx: Tx, assignmentId: number) {
  await switchRole(tx, 'builder');
  const locked = await findSealedApplicantForm(tx, assignmentId);
  const questions = await findSupplementalForms(tx, locked?.supplemental_ids ?? []);
  await switchRole(tx, 'web');
  const form = locked && questions.length > 0 ? tryUnsealAssessment(environment.secret, locked) : null;
  if (!form) return [];
  return questions.map(({ id, form: supplemental }) => {
    const { kind, text: question, low, high, points, options } = supplemental;
    const textOf = (chosen: number | null) => options.find((option) => option.id === chosen)?.text ?? null;
    const answer = form.supplementals.find(({ question_id }) => question_id === id) ?? emptyAnswer;
    return {
      question,
      kind,
      low,
      high,
      points,
      rating: answer.rating,
      choice: textOf(answer.choice),
      text: answer.text,
      ...(kind === 'multiple' && { choices: answer.choices?.flatMap((id) => textOf(id) ?? []) ?? null }),
    };
  });
}
