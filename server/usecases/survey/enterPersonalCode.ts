import { Refusal } from '../../../domain/refusal.ts';
import { normalizePersonalCode } from '../../../domain/survey/personalCode.ts';
import type { Deps } from '../../deps.ts';
import { respondentScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  countOtherPin,
  type LockedCode,
  lockPersonalCode,
  storeFormLink,
} from '../../store/survey/personalCodes.ts';
import { hashToken, letterFormCode } from '../../vault/linkCodes.ts';
import { hashPersonalCode, hashPin, otherPinLimit } from '../../vault/personalCodes.ts';
import { draftCipherOf } from './draft.ts';

interface EnteredCode {
  readonly code: string;
  readonly pin: string;
}

/**
 * Returns a new link code for the personal code of a letter. Each PIN has a form of its own: the first entry of a PIN opens an empty form, and
 * later ones continue it. So a code looks unused to everyone who doesn't know the PIN, whether or not its person has begun or finished. Every
 * entry replaces the link of the form, which shuts out whoever opened it before on another device. A code that a later letter replaced only
 * continues forms. Throws `link_unknown`, the same for an unknown code, a replaced one with another PIN, a withdrawn invitation, and a code
 * with which too many other PINs were entered.
 */
export async function enterPersonalCode(deps: Deps, entered: EnteredCode): Promise<{ code: string }> {
  const { secret } = deps.environment;
  const code = normalizePersonalCode(entered.code);
  const codeHash = hashPersonalCode(secret, code);
  const pinHash = await hashPin(secret, code, entered.pin);
  const enter = async (tx: Tx) => {
    const locked = await lockPersonalCode(tx, { codeHash, pinHash });
    if (locked?.campaign_status !== 'open') return null;
    if (locked.other_pins >= otherPinLimit(secret, codeHash)) return null;
    if (locked.is_replaced && locked.link_version === null) {
      await countOtherPin(tx, locked);
      return null;
    }
    return renewLink(secret, tx, locked, pinHash);
  };
  const link = await deps.database.as(respondentScope, enter, 'withFirstStatement');
  if (link === null) throw new Refusal('link_unknown');
  return { code: link };
}

/** Gives the form of a code and PIN a new link, with which its draft is encrypted. */
async function renewLink(secret: Buffer, tx: Tx, locked: LockedCode, pinHash: string): Promise<string> {
  const { id: codeId, link_version, draft } = locked;
  const linkOf = (version: number) => letterFormCode(secret, { codeId, pinHash, version });
  const before = link_version ?? 0;
  const version = before + 1;
  const next = linkOf(version);
  const encrypted =
    draft === null ? null : draftCipherOf(next).encrypt(draftCipherOf(linkOf(before)).decrypt(draft));
  await storeFormLink(tx, locked, { pinHash, tokenHash: hashToken(next), version, draft: encrypted });
  return next;
}
