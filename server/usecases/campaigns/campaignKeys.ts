import { deriveKey } from '../../vault/cipher.ts';

/** Days after the close until the key to the attributes of answers is destroyed (R19). */
export const attributeRetentionDays = 30;

/** The key that encrypts the keys of one campaign. */
export const campaignWrappingKey = (secret: Buffer, campaignId: number): Buffer =>
  deriveKey(secret, `campaign:${campaignId}`);

/** The key that encrypts the private copies of one person. */
export const privateCopyKey = (secret: Buffer, userId: number): Buffer => deriveKey(secret, `copy:${userId}`);
