import type { SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { decryptJson, encryptJson } from '../../vault/cipher.ts';
import type { RankedAnswer } from '../scoring/form.ts';
import { assessmentKey } from './assessmentKey.ts';

/** What somebody answered about themselves, as it is locked with a key of the server. */
export interface SealedAssessment {
  readonly answers: readonly RankedAnswer[];
  /** What was said to the account's own questions; gone from the close of a cycle on. */
  readonly supplementals: readonly SupplementalAnswer[];
}

export const sealAssessment = (secret: Buffer, accountId: number, form: SealedAssessment): Uint8Array =>
  encryptJson(assessmentKey(secret, accountId), form);

interface Locked {
  readonly account_id: number;
  readonly sealed: Uint8Array;
}

/** Throws when it was locked with another secret or changed since. */
export function unsealAssessment(secret: Buffer, { account_id, sealed }: Locked): SealedAssessment {
  const form = decryptJson<Partial<SealedAssessment>>(assessmentKey(secret, account_id), sealed);
  return { answers: form.answers ?? [], supplementals: form.supplementals ?? [] };
}

/** A form that cannot be opened says nothing; the job that scores tells of it. */
export function unsealedOrNone(secret: Buffer, locked: Locked): SealedAssessment | null {
  try {
    return unsealAssessment(secret, locked);
  } catch {
    return null;
  }
}
