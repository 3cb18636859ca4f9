import type { SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { decryptJson, encryptJson } from '../../vault/cipher.ts';
import type { RankedAnswer } from '../scoring/readForm.ts';
import { assessmentKey } from './assessmentKey.ts';

/** The content of a self or applicant assessment, stored encrypted with a server key. */
export interface SealedAssessment {
  readonly answers: readonly RankedAnswer[];
  /** The answers to custom questions; removed from the form when a cycle closes. */
  readonly supplementals: readonly SupplementalAnswer[];
}

export const sealAssessment = (secret: Buffer, accountId: number, form: SealedAssessment): Uint8Array =>
  encryptJson(assessmentKey(secret, accountId), form);

interface Locked {
  readonly account_id: number;
  readonly sealed: Uint8Array;
}

/** Throws if it was encrypted with another secret or modified. */
export function unsealAssessment(secret: Buffer, { account_id, sealed }: Locked): SealedAssessment {
  const form = decryptJson<Partial<SealedAssessment>>(assessmentKey(secret, account_id), sealed);
  return { answers: form.answers ?? [], supplementals: form.supplementals ?? [] };
}

/** Null if a form can't be decrypted; the scoring job reports it. */
export function unsealedOrNone(secret: Buffer, locked: Locked): SealedAssessment | null {
  try {
    return unsealAssessment(secret, locked);
  } catch {
    return null;
  }
}
