import { deriveKey } from '../../vault/cipher.ts';

/** Locks what people of one account finished about themselves; a dump of the database does not hold it. */
export const assessmentKey = (secret: Buffer, accountId: number): Buffer =>
  deriveKey(secret, `assessments:${accountId}`);
