import { createHmac } from 'node:crypto';
import type { PublishedAudience } from '../../../domain/release/overlap/audience.ts';
import type { RespondentAttributes } from '../../../domain/release/respondentAtoms.ts';
import { decryptJson, deriveKey, encryptJson } from '../../vault/cipher.ts';

/** The invited people from when a campaign closes until its release. */
export interface ClosedRoster {
  readonly people: readonly (readonly [pseudonym: string, attributes: RespondentAttributes])[];
}

/**
 * The invited people with the indices of their published groups, and the published numbers. It doesn't show
 * who answered.
 */
export interface PublishedRoster extends Pick<PublishedAudience, 'k' | 'figures' | 'topics' | 'banded'> {
  readonly groups: readonly { readonly dim: string; readonly category: string }[];
  readonly people: readonly (readonly [pseudonym: string, groups: readonly number[]])[];
}

/** Encrypts the audience of one campaign. Neither the server's secret nor the key store alone opens it. */
export interface RosterBox {
  /** Different in every campaign, so that two audiences can be compared only with the keys of both. */
  pseudonymOf(person: string): string;
  seal(roster: ClosedRoster | PublishedRoster): Buffer;
  openClosed(sealed: Uint8Array): ClosedRoster;
  openPublished(sealed: Uint8Array): PublishedRoster;
}

const pseudonymBytes = 16;

export function createRosterBox(secret: Buffer, campaignId: number, key: Buffer): RosterBox {
  const derive = (purpose: string) => deriveKey(Buffer.concat([secret, key]), `${purpose}:${campaignId}`);
  const [content, pseudonyms] = [derive('audience'), derive('pseudonyms')];
  return {
    pseudonymOf: (person) =>
      createHmac('sha256', pseudonyms)
        .update(person)
        .digest()
        .subarray(0, pseudonymBytes)
        .toString('base64url'),
    seal: (roster) => encryptJson(content, roster),
    openClosed: (sealed) => decryptJson<ClosedRoster>(content, sealed),
    openPublished: (sealed) => decryptJson<PublishedRoster>(content, sealed),
  };
}
