import { deriveKey, encrypt } from '../../vault/cipher.ts';
import { makeBoxKeys } from '../../vault/sealedBox.ts';

/** The key that wraps the private key of one cycle, which opens the submitted ratings. */
export const surveyWrappingKey = (secret: Buffer, campaignId: number): Buffer =>
  deriveKey(secret, `survey campaign:${campaignId}`);

/** The key pair of a launched cycle: anyone can seal a rating, only the close opens them. */
export function makeSurveyKeys(secret: Buffer, campaignId: number) {
  const { publicKey, privateKey } = makeBoxKeys();
  return {
    public_key: publicKey,
    wrapped_private_key: encrypt(surveyWrappingKey(secret, campaignId), privateKey),
  };
}
