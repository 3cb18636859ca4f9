import type { StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { Database, Scope, Tx } from '../../store/database.ts';
import type { ReadDraft } from '../../store/survey/draftReplacer.ts';
import type { DraftBatch } from '../../store/survey/draftStores.ts';
import { decryptJson, deriveKey, encryptJson } from '../../vault/cipher.ts';
import { type DraftAnswer, type PackedAnswers, packAnswers, unpackAnswers } from './draftAnswers.ts';

/** A respondent's answers so far. Readable only with the link, and deleted when the form is submitted. */
export interface Draft {
  readonly keep_copy: boolean;
  readonly answers: readonly DraftAnswer[];
  /** Answers to custom questions; a skipped question is stored as an empty answer. */
  readonly supplementals: readonly StoredSupplementalAnswer[];
}

/** Drafts stored before custom questions existed have no `supplementals`. */
interface StoredDraft extends Partial<Omit<Draft, 'answers'>> {
  readonly answers: PackedAnswers | readonly DraftAnswer[];
}

const emptyDraft: Draft = { keep_copy: false, answers: [], supplementals: [] };

/** Reads and writes the row of one encrypted draft. */
export interface DraftStore {
  find(tx: Tx): Promise<Uint8Array | null>;
  store(tx: Tx, sealed: Uint8Array): Promise<void>;
  overwrite(tx: Tx, sealed: Uint8Array): Promise<void>;
  /** Replaces an unchanged draft without a lock; null if answers are always saved with one. */
  readonly replace:
    | ((database: Database, scope: Scope, read: ReadDraft, sealed: Uint8Array) => Promise<boolean>)
    | null;
  remove(tx: Tx): Promise<void>;
}

/** The store of a draft and the link code that decrypts it. */
export interface DraftKey {
  readonly draftStore: DraftStore;
  readonly linkCode: string;
}

/**
 * Encrypts and decrypts the drafts of one link. The key is derived from the link code, so drafts can't be decrypted with
 * the database alone.
 */
export function draftCipherOf(linkCode: string) {
  const key = deriveKey(linkCode, 'draft');
  return {
    encrypt({ answers, ...draft }: Draft): Uint8Array {
      const stored: StoredDraft = { ...draft, answers: packAnswers(answers) };
      return encryptJson(key, stored);
    },
    /** Returns the draft; an empty one if none is stored. */
    decrypt(sealed: Uint8Array | null): Draft {
      if (!sealed) return emptyDraft;
      const { answers, ...draft } = decryptJson<StoredDraft>(key, sealed);
      return { ...emptyDraft, ...draft, answers: unpackAnswers(answers) };
    },
  };
}

export const decryptDraft = (linkCode: string, sealed: Uint8Array | null): Draft =>
  draftCipherOf(linkCode).decrypt(sealed);

export async function readDraft(tx: Tx, { draftStore, linkCode }: DraftKey): Promise<Draft> {
  return decryptDraft(linkCode, await draftStore.find(tx));
}

/** Encrypts a draft with the code of a new link. Without a draft, the same work is done and nothing is stored. */
export async function changeDraftCode(
  tx: Tx,
  draftStore: DraftStore,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const draft = await readDraft(tx, { draftStore, linkCode: from });
  await draftStore.overwrite(tx, draftCipherOf(to).encrypt(draft));
}

/** Encrypts the drafts of many links with the codes of their next links. The work is the same with and without drafts. */
export async function changeDraftCodes(
  tx: Tx,
  drafts: DraftBatch,
  links: readonly { readonly id: number; readonly from: string; readonly to: string }[],
): Promise<void> {
  const ids = links.map(({ id }) => id);
  const stored = await drafts.list(tx, ids);
  const sealed = links.map(({ id, from, to }) => ({
    id,
    sealed: draftCipherOf(to).encrypt(decryptDraft(from, stored.get(id) ?? null)),
  }));
  await drafts.overwrite(tx, sealed);
}

export async function writeDraft(tx: Tx, { draftStore, linkCode }: DraftKey, draft: Draft): Promise<void> {
  await draftStore.store(tx, draftCipherOf(linkCode).encrypt(draft));
}
