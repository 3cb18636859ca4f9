import { Refusal } from '../../../domain/refusal.ts';
import { normalizePersonalCode } from '../../../domain/survey/personalCode.ts';
import type { Deps } from '../../deps.ts';
import { respondentScope } from '../../kernel/scope.ts';
import { participationDraftStore } from '../../store/survey/draftStores.ts';
import { renewInvitation } from '../../store/survey/participations.ts';
import { bindPersonalCode, type ClaimedCode, claimPersonalCode } from '../../store/survey/personalCodes.ts';
import { lockRespondentParticipation } from '../../store/survey/respondentParticipation.ts';
import { hashToken, linkCode } from '../../vault/linkCodes.ts';
import { hashPassword, isPasswordCorrect } from '../../vault/passwords.ts';
import { hashPersonalCode, pinSecret } from '../../vault/personalCodes.ts';
import { changeDraftCode } from './draft.ts';

interface EnteredCode {
  readonly code: string;
  readonly pin: string;
}

/**
 * Returns a new link code for the personal code of a letter. The first use of a code sets its PIN, and later uses need it. Every use replaces
 * the link, so that whoever opened the survey before, on another device or with an emailed link, is shut out. A code doesn't open a survey that
 * was started in another way. Also returns how many wrong PINs were entered since the last correct one. Throws `link_unknown`, the same for an unknown code, a wrong PIN, and a code that is no longer valid.
 */
export async function enterPersonalCode(deps: Deps, entered: EnteredCode) {
  const { secret } = deps.environment;
  const code = normalizePersonalCode(entered.code);
  const claimed = await deps.database.as(respondentScope, (tx) =>
    claimPersonalCode(tx, hashPersonalCode(secret, code)),
  );
  const pinHash = await checkPin(claimed, pinSecret(secret, code, entered.pin));
  if (!claimed || pinHash === null) throw new Refusal('link_unknown');
  const link = await renewLink(deps, claimed, pinHash);
  if (link === null) throw new Refusal('link_unknown');
  return { code: link, wrong_pins: Math.max(0, claimed.wrong_pins - 1) };
}

/** Returns the hash of the PIN: the stored one if the PIN is correct, and a new one for an unused code. Each case hashes once. */
async function checkPin(claimed: ClaimedCode | null, pin: string): Promise<string | null> {
  if (claimed && claimed.pin_hash === null) return hashPassword(pin, 'unknown');
  const stored = claimed?.pin_hash ?? null;
  return (await isPasswordCorrect(stored, pin, 'unknown')) ? stored : null;
}

async function renewLink(deps: Deps, claimed: ClaimedCode, pinHash: string): Promise<string | null> {
  const { participation_id: id, token_hash: tokenHash } = claimed;
  if (tokenHash === null) return null;
  return deps.database.as(respondentScope, async (tx) => {
    const locked = await lockRespondentParticipation(tx, { id, tokenHash });
    if (locked?.campaign_status !== 'open' || locked.user_id === null) return null;
    const isFirstUse = claimed.pin_hash === null;
    if (isFirstUse && locked.status !== 'invited') return null;
    const { link_version: from_version } = locked;
    const link_version = from_version + 1;
    if (!(await bindPersonalCode(tx, claimed, { pin_hash: pinHash, from_version, link_version })))
      return null;
    const { secret } = deps.environment;
    const next = linkCode(secret, id, link_version);
    const from = linkCode(secret, id, from_version);
    await changeDraftCode(tx, participationDraftStore(id), { from, to: next });
    await renewInvitation(tx, id, { token_hash: hashToken(next), link_version });
    return next;
  });
}
