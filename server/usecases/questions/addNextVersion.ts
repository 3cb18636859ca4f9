import { blockWording } from '../../../domain/questions/questionBlock.ts';
import {
  type TranslationLanguages,
  translationLanguages,
} from '../../../domain/questions/translationLanguages.ts';
import { carryOverTranslation } from '../../../domain/questions/wording.ts';
import type { Tx } from '../../store/database.ts';
import {
  activateVersion,
  addVersion,
  type NewVersion,
  type QuestionVersion,
} from '../../store/questions/questionBank.ts';
import { storeTranslation, translationsOf } from '../../store/questions/questionTranslations.ts';
import type { Locale } from '../../store/tables/questions.ts';

interface Next {
  /** The current version, with the translations to carry over. */
  readonly before: QuestionVersion;
  readonly keepsMeaning: boolean;
}

/**
 * Adds the next version of a question with the previous translations and makes it current. Returns an overview of its languages.
 * Campaigns launched earlier keep their version.
 */
export async function addNextVersion(
  tx: Tx,
  next: NewVersion,
  { before, keepsMeaning }: Next,
): Promise<TranslationLanguages<Locale>> {
  const id = await addVersion(tx, { ...next, active: false });
  const after = blockWording(next);
  const from = blockWording(before);
  const carried = [];
  for (const { locale, written_at, written_by, ...translation } of await translationsOf(tx, before.id)) {
    const carriedTranslation = {
      locale,
      ...carryOverTranslation(translation, { before: from, after, keepsMeaning }),
    };
    await storeTranslation(tx, id, carriedTranslation, { by: written_by, at: written_at });
    carried.push(carriedTranslation);
  }
  if (next.active) await activateVersion(tx, next.bank.id, next.version);
  return translationLanguages(after, carried);
}
