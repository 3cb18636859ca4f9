import { looksLikeAddress } from '../../../domain/hiring/looksLikeAddress.ts';
import type { Wording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { targetFirstName } from '../../store/survey/assignmentContext.ts';
import { findAssignment } from '../../store/survey/assignments.ts';
import { addressOf } from '../../store/survey/participations.ts';
import { assignmentCode } from '../../vault/linkCodes.ts';
import { requireAssignmentSettings } from './assignmentSettings.ts';

/** Returns the current content of an assignment's mail; null if there is nothing left to answer. */
export async function readAssessmentMailContents(
  { environment }: Deps,
  tx: Tx,
  assignmentId: number,
  { locale, texts }: Wording,
): Promise<{ readonly words: Readonly<Record<string, string>>; readonly link: string } | null> {
  const assignment = await findAssignment(tx, assignmentId);
  if (assignment?.nomination !== 'approved' || assignment.status === 'finished') return null;
  const settings = await requireAssignmentSettings(tx, assignment);
  if (settings.status !== 'open') return null;
  const { kind, id, link_version, first_name, target_id } = assignment;
  const { firstName } = await addressOf(tx, assignment.user_id);
  const { closesOn } = settings;
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = closesOn === null ? '' : written.format(new Date(`${closesOn}T00:00:00Z`));
  const code = assignmentCode(environment.secret, id, link_version);
  return {
    words: {
      ownPage: `${environment.publicOrigin}/apply/${code}`,
      firstName: firstName ?? enteredName(first_name),
      campaign: settings.name,
      company: settings.company,
      message: settings.message ?? '',
      targetFirstName: (await targetFirstName(tx, target_id)) ?? texts.assessmentWords.unnamedTarget,
      deadline: day && texts.assessmentWords.deadline.replace('%{closesOn}', day),
    },
    link: `${environment.publicOrigin}/metrics/${kind}?code=${code}`,
  };
}

/** Returns a name from a form; empty if it looks like an address. */
const enteredName = (name: string | null): string => (name === null || looksLikeAddress(name) ? '' : name);
