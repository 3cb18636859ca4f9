import type { PrivacyNoticeResponse } from '../../../contract/v2/survey.ts';
import { answerPromise, minPeopleBehind } from '../../../domain/survey/answerPromise.ts';
import type { Tx } from '../../store/database.ts';
import { findTerms } from '../../store/survey/assignmentContext.ts';
import { type Assignment, countGroupRaters } from '../../store/survey/assignments.ts';
import type { RespondentForm } from '../survey/participation.ts';

/**
 * Returns the privacy information for a respondent, which depends on the relationship and, for managers, on their
 * number.
 */
export async function readAssignmentPrivacyNotice(
  tx: Tx,
  assignment: Assignment,
  { supplementals }: RespondentForm,
): Promise<PrivacyNoticeResponse> {
  const { relationship } = assignment;
  const managers = relationship === 'manager' ? await countGroupRaters(tx, assignment) : 0;
  const promise = answerPromise(relationship, managers);
  const { cycle, retentionDays } = await findTerms(tx, assignment);
  return {
    k: minPeopleBehind(promise),
    cuts: [],
    kept_until: null,
    certificate: null,
    own_copy_possible: false,
    promise,
    ...(cycle ? { seen_by: cycle.released_to, release: cycle.release } : {}),
    ...(retentionDays === null ? {} : { kept_days: retentionDays }),
    own_questions: supplementals.length > 0,
  };
}
