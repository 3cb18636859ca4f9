import type { SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { Tx } from '../../store/database.ts';
import { decryptJson, deriveKey, encryptJson } from '../../vault/cipher.ts';

/** A respondent's answers so far. Readable only with the link, and deleted when the form is submitted. */
export interface Draft {
  readonly keep_copy: boolean;
  readonly answers: readonly DraftAnswer[];
  /** To the account's own questions; a skipped one is stored as an empty answer. */
  readonly supplementals: readonly SupplementalAnswer[];
}

export interface DraftAnswer {
  readonly question_id: number;
  readonly ordering: readonly string[];
  readonly on: string;
  /** How long it took, where that is measured; forgotten when the form is handed in. */
  readonly seconds?: number;
}

const nothing: Draft = { keep_copy: false, answers: [], supplementals: [] };

/** The row that holds one sealed draft. */
export interface DraftStore {
  find(tx: Tx): Promise<Uint8Array | null>;
  keep(tx: Tx, sealed: Uint8Array): Promise<void>;
  remove(tx: Tx): Promise<void>;
}

/** A draft's row and the code of the link that decrypts it. */
export interface DraftKey {
  readonly draftStore: DraftStore;
  readonly linkCode: string;
}

/** Derived from the link, so that the database alone opens no draft. */
const keyOf = (linkCode: string): Buffer => deriveKey(linkCode, 'draft');

export async function readDraft(tx: Tx, { draftStore, linkCode }: DraftKey): Promise<Draft> {
  const sealed = await draftStore.find(tx);
  // Drafts written before supplemental questions existed have no `supplementals`.
  return sealed ? { ...nothing, ...decryptJson<Partial<Draft>>(keyOf(linkCode), sealed) } : nothing;
}

export async function writeDraft(tx: Tx, { draftStore, linkCode }: DraftKey, draft: Draft): Promise<void> {
  await draftStore.keep(tx, encryptJson(keyOf(linkCode), draft));
}
