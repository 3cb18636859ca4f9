import type { Tx } from '../../store/database.ts';
import type { Assignment } from '../../store/survey/assignments.ts';
import { targetFirstName } from '../../store/survey/assignmentTerms.ts';
import { addressOf } from '../../store/survey/participations.ts';

/**
 * Whom the answers are about and in which language they are given: a rater meets the target's first name everywhere,
 * everybody else the own one. A language that an applicant asked for comes before the one they were named with.
 */
export async function addressOfAssignment(
  tx: Tx,
  assignment: Assignment,
): Promise<{ readonly firstName: string | null; readonly locale: string }> {
  const { kind, user_id, target_id, first_name, locale_abbr, accommodation } = assignment;
  const person = await addressOf(tx, user_id);
  const named = user_id === null ? locale_abbr : person.locale;
  return {
    firstName: kind === 'r' ? await targetFirstName(tx, target_id) : (person.firstName ?? first_name),
    locale: accommodation?.locale ?? named ?? 'en',
  };
}
