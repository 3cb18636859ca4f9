import type { Tx } from '../store/database.ts';
import { findDraft, keepDraft } from '../store/drafts.ts';
import { decryptJson, encryptJson } from '../vault/cipher.ts';
import { draftKey } from './campaignKey.ts';
import type { Visit } from './visit.ts';

/** What a respondent has answered so far. Readable with the link alone, and only until the form is handed in. */
export interface Draft {
  readonly keep_copy: boolean;
  readonly answers: readonly {
    readonly question_id: number;
    readonly ordering: readonly string[];
    readonly on: string;
  }[];
}

const nothing: Draft = { keep_copy: false, answers: [] };

type Held = Pick<Visit, 'linkCode'> & { readonly participation: { readonly id: number } };

export async function readDraft(tx: Tx, { participation, linkCode }: Held): Promise<Draft> {
  const sealed = await findDraft(tx, participation.id);
  return sealed ? decryptJson<Draft>(draftKey(linkCode), sealed) : nothing;
}

export async function writeDraft(tx: Tx, { participation, linkCode }: Held, draft: Draft): Promise<void> {
  await keepDraft(tx, participation.id, encryptJson(draftKey(linkCode), draft));
}
