import type { SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { Tx } from '../../store/database.ts';
import { decryptJson, encryptJson } from '../../vault/cipher.ts';
import { draftKey } from '../campaigns/campaignKeys.ts';

/** What a respondent has answered so far. Readable with the link alone, and only until the form is handed in. */
export interface Draft {
  readonly keep_copy: boolean;
  readonly answers: readonly DraftAnswer[];
  /** To the account's own questions; those left out are among them and say nothing. */
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

/** Where one draft lies, sealed. */
export interface DraftStore {
  find(tx: Tx): Promise<Uint8Array | null>;
  keep(tx: Tx, sealed: Uint8Array): Promise<void>;
  remove(tx: Tx): Promise<void>;
}

/** A drawer and the code of the link that opens what lies in it. */
export interface DraftKey {
  readonly drawer: DraftStore;
  readonly linkCode: string;
}

export async function readDraft(tx: Tx, { drawer: draftStore, linkCode }: DraftKey): Promise<Draft> {
  const sealed = await draftStore.find(tx);
  // A draft from before a campaign could ask questions of its own holds none.
  return sealed ? { ...nothing, ...decryptJson<Partial<Draft>>(draftKey(linkCode), sealed) } : nothing;
}

export async function writeDraft(
  tx: Tx,
  { drawer: draftStore, linkCode }: DraftKey,
  draft: Draft,
): Promise<void> {
  await draftStore.keep(tx, encryptJson(draftKey(linkCode), draft));
}
