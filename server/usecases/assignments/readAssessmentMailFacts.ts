import { looksLikeAddress } from '../../../domain/hiring/looksLikeAddress.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { targetFirstName } from '../../store/survey/assignmentContext.ts';
import { findAssignment } from '../../store/survey/assignments.ts';
import { addressOf } from '../../store/survey/participations.ts';
import { assignmentCode } from '../../vault/linkCodes.ts';
import { requireAssignmentContext } from './requireAssignmentContext.ts';

/** What the email of an assignment states. */
export interface AssessmentMailFacts {
  readonly accountId: number;
  /** The survey campaign; null for a role. */
  readonly campaignId: number | null;
  readonly firstName: string;
  readonly targetFirstName: string | null;
  readonly campaign: string;
  readonly company: string;
  readonly message: string;
  /** The last day for answers as an ISO date; null without one. */
  readonly closesOn: string | null;
  readonly link: string;
  readonly linkVersion: number;
  /** The page on which an applicant views the application. */
  readonly ownPage: string;
}

/** Returns the current facts of an assignment's email; null if there is nothing left to answer. */
export async function readAssessmentMailFacts(
  { environment }: Deps,
  tx: Tx,
  assignmentId: number,
): Promise<AssessmentMailFacts | null> {
  const assignment = await findAssignment(tx, assignmentId);
  if (assignment?.nomination !== 'approved' || assignment.status === 'finished') return null;
  const settings = await requireAssignmentContext(tx, assignment);
  if (settings.status !== 'open') return null;
  const { kind, id, link_version, first_name, target_id, account_id, campaign_id } = assignment;
  const { firstName } = await addressOf(tx, assignment.user_id);
  const code = assignmentCode(environment.secret, id, link_version);
  return {
    accountId: account_id,
    campaignId: campaign_id,
    firstName: firstName ?? enteredName(first_name),
    targetFirstName: await targetFirstName(tx, target_id),
    campaign: settings.name,
    company: settings.company,
    message: settings.message ?? '',
    closesOn: settings.closesOn,
    link: `${environment.publicOrigin}/metrics/${kind}?code=${code}`,
    linkVersion: link_version,
    ownPage: `${environment.publicOrigin}/apply/${code}`,
  };
}

/** Returns a name from a form; empty if it looks like an address. */
const enteredName = (name: string | null): string => (name === null || looksLikeAddress(name) ? '' : name);
