import { deriveKey } from '../../vault/cipher.ts';

/** Returns the key that encrypts the private copies of one person. */
export const privateCopyKey = (secret: Buffer, userId: number): Buffer => deriveKey(secret, `copy:${userId}`);
