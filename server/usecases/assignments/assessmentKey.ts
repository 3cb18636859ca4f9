import { deriveKey } from '../../vault/cipher.ts';

/** The key that encrypts the self-assessments of one account; it is not in the database. */
export const assessmentKey = (secret: Buffer, accountId: number): Buffer =>
  deriveKey(secret, `assessments:${accountId}`);
