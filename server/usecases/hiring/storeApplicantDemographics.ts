import type { HiringDecision } from '../../../domain/hiring/decisions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { addDemographics, removeDemographics } from '../../store/hiring/demographics.ts';
import { deriveKey, encryptJson } from '../../vault/cipher.ts';
import { demographicsId } from '../../vault/roleLinks.ts';
import { withRoleVisitor } from './readPublicRolePage.ts';

/** An applicant's voluntary self-description, used only for selection rates; null means "prefer not to say". */
export interface ApplicantDemographics {
  readonly gender: string | null;
  readonly race: string | null;
}

/** The outcome of an application, stored after the rest is deleted. */
export interface ApplicationEnding {
  readonly furthest: string;
  readonly decision: HiringDecision;
  readonly withdrew: boolean;
}

export interface SealedDemographics {
  readonly about: ApplicantDemographics;
  /** Set only once the application itself is deleted; the row then has a random id. */
  readonly ending: ApplicationEnding | null;
}

/** Returns the encryption key for the self-descriptions of one account's applicants. */
export const demographicsKey = (secret: Buffer, accountId: number): Buffer =>
  deriveKey(secret, `about:${accountId}`);

/**
 * Stores an applicant's self-description separately from the application, replacing an earlier one; an empty one deletes it.
 * Throws `link_unknown`.
 */
export async function storeApplicantDemographics(
  deps: Deps,
  code: string,
  about: ApplicantDemographics,
): Promise<void> {
  const { secret } = deps.environment;
  await withRoleVisitor(deps, { code, to: 'write' }, async (tx, { role, own }) => {
    if (!own) throw new Refusal('link_unknown');
    const id = demographicsId(secret, own.applicant.id);
    const stored: SealedDemographics = { about, ending: null };
    const sealed = encryptJson(demographicsKey(secret, role.account_id), stored);
    await switchRole(tx, 'respondent');
    await removeDemographics(tx, [id]);
    if (about.gender !== null || about.race !== null) {
      await addDemographics(tx, { id, account_id: role.account_id, requisition_id: role.id, sealed });
    }
    await switchRole(tx, 'web');
  });
}
