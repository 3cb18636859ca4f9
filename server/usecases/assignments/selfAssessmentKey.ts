import { deriveKey } from '../../vault/cipher.ts';

/** Returns the key that encrypts the self and applicant assessments of one account; it is not stored. */
export const selfAssessmentKey = (secret: Buffer, accountId: number): Buffer =>
  deriveKey(secret, `assessments:${accountId}`);
