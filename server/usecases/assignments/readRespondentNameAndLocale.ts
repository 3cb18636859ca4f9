import type { Tx } from '../../store/database.ts';
import { targetFirstName } from '../../store/survey/assignmentContext.ts';
import type { Assignment } from '../../store/survey/assignments.ts';
import { addressOf } from '../../store/survey/participations.ts';

/**
 * Returns the first name and language to use: raters see the target's first name, everyone else their own. An applicant's chosen language
 * takes precedence over that of the invitation.
 */
export async function readRespondentNameAndLocale(
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
