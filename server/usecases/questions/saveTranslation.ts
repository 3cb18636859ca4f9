import { translationLanguages } from '../../../domain/questions/translationLanguages.ts';
import { carryOverTranslation, updateTranslation, type Wording } from '../../../domain/questions/wording.ts';
import { translationProblems } from '../../../domain/questions/wordingProblems.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import type { Authorship, TranslationStore } from '../../store/questions/translations.ts';
import type { Locale } from '../../store/tables/questions.ts';

export interface TranslationDraft {
  readonly id: number;
  /** The version whose English text was translated. */
  readonly version: number;
  readonly locale: Locale;
  readonly words: Wording;
  readonly still_right: readonly string[];
  /** When the edited translation was written; null if there was none. */
  readonly written_at: string | null;
}

interface Edited {
  readonly translations: TranslationStore;
  readonly english: Wording;
  readonly draft: TranslationDraft;
  readonly writing: Authorship;
}

/**
 * Saves a translation of one version, complete or partial; an empty one is removed. Returns the texts before
 * and after, and an overview of the version's languages. Throws `invalid` and, if someone else has saved the
 * translation since, `conflict`.
 */
export async function saveTranslation(tx: Tx, { translations, english, draft, writing }: Edited) {
  const { locale } = draft;
  const problems = translationProblems(english, draft.words);
  if (problems.length > 0) throw new Refusal('invalid', problems);
  const before = (await translations.list(tx)).find((one) => one.locale === locale) ?? null;
  if ((before?.written_at ?? null) !== draft.written_at) throw new Refusal('conflict');

  const after = updateTranslation(english, draft.words, { before, stillRight: draft.still_right });
  if (after.words.length === 0) await translations.remove(tx, locale);
  else await translations.store(tx, { locale, ...after }, writing);
  const shown = ({ words }: { readonly words: Wording }) => ({ locale, version: draft.version, words });
  return {
    languages: translationLanguages(english, await translations.list(tx)),
    changed: { before: before && shown(before), after: shown(after) },
  };
}

interface VersionChange {
  readonly before: Wording;
  readonly after: Wording;
  readonly keepsMeaning: boolean;
}

/** Copies the translations to the next version and returns an overview of its languages. */
export async function carryOverTranslations(
  tx: Tx,
  { from, to }: { readonly from: TranslationStore; readonly to: TranslationStore },
  change: VersionChange,
) {
  const carried = [];
  for (const { locale, written_at, written_by, ...translation } of await from.list(tx)) {
    const copy = { locale, ...carryOverTranslation(translation, change) };
    if (copy.words.length === 0) continue;
    await to.store(tx, copy, { by: written_by, at: written_at });
    carried.push(copy);
  }
  return translationLanguages(change.after, carried);
}
