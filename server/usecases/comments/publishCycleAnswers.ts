import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { minPeopleByFrequency, oneAnswerEach } from '../../../domain/comments/minPeople.ts';
import type { StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  countAssignments,
  listCycleQuestions,
  listExternalRaters,
  listSelfAssessmentForms,
  replaceSealedForms,
} from '../../store/results/cycleAnswers.ts';
import { ofCycle } from '../../store/results/publishedAnswers.ts';
import { findSupplementalForms } from '../../store/survey/frozenSupplementals.ts';
import { sealAssessment, tryUnsealAssessment } from '../assignments/sealAssessment.ts';
import { publishAnswers, withoutEnps } from './publishAnswers.ts';

interface Cycle {
  readonly id: number;
  readonly account_id: number;
}

/**
 * Publishes the raters' answers to custom questions in a closing cycle, all raters together. One rater submits several
 * unlinkable forms, so people are counted by their number of assignments. Runs in the builder role.
 */
export async function publishRaterAnswers(
  tx: Tx,
  { id, account_id }: Cycle,
  forms: readonly (readonly StoredSupplementalAnswer[])[],
): Promise<void> {
  const questionIds = await listCycleQuestions(tx, id, 'r');
  if (questionIds.length === 0) return;
  await publishAnswers(tx, ofCycle(account_id, id, 'others'), {
    questions: withoutEnps(await findSupplementalForms(tx, questionIds)),
    forms,
    minPeople: minPeopleByFrequency(await countAssignments(tx, id, 'others')),
    k: lowestMinimumGroupSize,
    outsiders: await listExternalRaters(tx, id),
  });
}

/**
 * Publishes the answers to custom questions in self-assessments. Self-assessments stay stored with a name, so these
 * answers are removed from them. Runs in the builder role.
 */
export async function publishSelfAnswers(
  { environment }: Deps,
  tx: Tx,
  { id, account_id }: Cycle,
): Promise<void> {
  const questionIds = await listCycleQuestions(tx, id, 's');
  if (questionIds.length === 0) return;
  const opened = (await listSelfAssessmentForms(tx, id)).flatMap((locked) => {
    const form = tryUnsealAssessment(environment.secret, locked);
    return form ? [{ ...locked, form }] : [];
  });
  await publishAnswers(tx, ofCycle(account_id, id, 'self'), {
    questions: withoutEnps(await findSupplementalForms(tx, questionIds)),
    forms: opened.map(({ form }) => form.supplementals),
    minPeople: oneAnswerEach,
    k: lowestMinimumGroupSize,
    outsiders: await listExternalRaters(tx, id),
  });
  await replaceSealedForms(
    tx,
    opened.map(({ form: { answers }, ...locked }) => ({
      id: locked.id,
      sealed: sealAssessment(environment.secret, locked.account_id, { answers, supplementals: [] }),
    })),
  );
}
