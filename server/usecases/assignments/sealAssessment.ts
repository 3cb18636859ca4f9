import type { StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { decryptJson, encryptJson } from '../../vault/cipher.ts';
import type { RankedAnswer } from '../scoring/readScoringForm.ts';
import { selfAssessmentKey } from './selfAssessmentKey.ts';

/** The content of a self or applicant assessment, stored encrypted with a server key. */
export interface AssessmentContent {
  readonly answers: readonly RankedAnswer[];
  /** The answers to custom questions; removed from the form when a cycle closes. */
  readonly supplementals: readonly StoredSupplementalAnswer[];
}

export const sealAssessment = (secret: Buffer, accountId: number, form: AssessmentContent): Uint8Array =>
  encryptJson(selfAssessmentKey(secret, accountId), form);

interface SealedRow {
  readonly account_id: number;
  readonly sealed: Uint8Array;
}

/** Decrypts an assessment. Throws if it was encrypted with another secret or modified. */
export function unsealAssessment(secret: Buffer, { account_id, sealed }: SealedRow): AssessmentContent {
  const form = decryptJson<Partial<AssessmentContent>>(selfAssessmentKey(secret, account_id), sealed);
  return { answers: form.answers ?? [], supplementals: form.supplementals ?? [] };
}

/** Decrypts an assessment; null if that fails, which the scoring job reports. */
export function tryUnsealAssessment(secret: Buffer, locked: SealedRow): AssessmentContent | null {
  try {
    return unsealAssessment(secret, locked);
  } catch {
    return null;
  }
}
