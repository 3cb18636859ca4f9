import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CampaignMail } from '../../domain/campaigns/campaignMails.ts';
import type { MailTextDraft } from '../../domain/campaigns/mailTexts.ts';
import { decrypt, deriveKey, encrypt } from './cipher.ts';

/** The address of a previewed email contains it, so that nothing has to be stored. */
interface MailPreview {
  readonly user_id: number;
  /** The last moment at which the address works. */
  readonly until: number;
  readonly draft: MailTextDraft & {
    readonly account_id: number;
    readonly reader_account_id: number;
    readonly campaign_id: number | null;
    readonly template: CampaignMail;
    readonly locale: string;
    readonly first_name: string;
  };
}

const keyOf = (secret: Buffer) => deriveKey(secret, 'mail preview');
/** A valid preview is smaller; decrypted data can only be our own. */
const maxBytes = 64_000;

export function sealMailPreview(secret: Buffer, preview: MailPreview): string {
  return encrypt(keyOf(secret), deflateRawSync(JSON.stringify(preview))).toString('base64url');
}

/** Returns the sealed preview; null for anything the server didn't seal. */
export function openMailPreview(secret: Buffer, sealed: string): MailPreview | null {
  try {
    const packed = decrypt(keyOf(secret), Buffer.from(sealed, 'base64url'));
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: maxBytes }).toString());
  } catch {
    return null;
  }
}
