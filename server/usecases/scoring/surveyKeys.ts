import { deriveKey, encrypt } from '../../vault/cipher.ts';
import { makeBoxKeys } from '../../vault/sealedBox.ts';

/** Wraps the private key of one cycle, which opens what its raters hand in. */
export const surveyKey = (secret: Buffer, campaignId: number): Buffer =>
  deriveKey(secret, `survey campaign:${campaignId}`);

/** The keys of a cycle that is launched: anyone may fill a box, only the close opens them. */
export function makeSurveyKeys(secret: Buffer, campaignId: number) {
  const { publicKey, privateKey } = makeBoxKeys();
  return {
    public_key: publicKey,
    wrapped_private_key: encrypt(surveyKey(secret, campaignId), privateKey),
  };
}
