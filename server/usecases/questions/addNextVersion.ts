import { blockWording } from '../../../domain/questions/questionBlock.ts';
import type { TranslationLanguages } from '../../../domain/questions/translationLanguages.ts';
import type { Tx } from '../../store/database.ts';
import {
  activateVersion,
  addVersion,
  type NewVersion,
  type QuestionVersion,
} from '../../store/questions/questionBank.ts';
import { questionTranslations } from '../../store/questions/translations.ts';
import type { Locale } from '../../store/tables/questions.ts';
import { carryOverTranslations } from './saveTranslation.ts';

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
  const languages = await carryOverTranslations(
    tx,
    { from: questionTranslations(before.id), to: questionTranslations(id) },
    { before: blockWording(before), after: blockWording(next), keepsMeaning },
  );
  if (next.active) await activateVersion(tx, next.bank.id, next.version);
  return languages;
}
