import { deriveKey } from '../../vault/cipher.ts';

/** So long after the close it can be told to which groups an answer belonged; then the key is destroyed (R19). */
export const attributeDays = 30;

/** Wraps the keys of one campaign. */
export const campaignKey = (secret: Buffer, campaignId: number): Buffer =>
  deriveKey(secret, `campaign:${campaignId}`);

/** Opens the private copies of one person. */
export const copyKey = (secret: Buffer, userId: number): Buffer => deriveKey(secret, `copy:${userId}`);
