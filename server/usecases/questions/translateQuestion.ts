import { blockWording } from '../../../domain/questions/questionBlock.ts';
import { translationLanguages } from '../../../domain/questions/translationLanguages.ts';
import { updateTranslation, type Wording } from '../../../domain/questions/wording.ts';
import { translationProblems } from '../../../domain/questions/wordingProblems.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { ownScope } from '../../kernel/scope.ts';
import { changeQuestion } from '../../store/questions/questionBank.ts';
import {
  dropTranslation,
  storeTranslation,
  translationsOf,
} from '../../store/questions/questionTranslations.ts';
import type { Locale } from '../../store/tables/questions.ts';
import { lockEditedVersion } from './saveQuestion.ts';

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

/**
 * Saves a translation of the current version, complete or partial; an empty one is removed. Throws `not_found`, `conflict`,
 * `invalid`.
 */
export async function translateQuestion(deps: Deps, caller: Caller, draft: TranslationDraft): Promise<void> {
  const at = deps.clock.now().toISOString();
  const { locale } = draft;
  await deps.database.as(ownScope(caller.person), async (tx) => {
    const { bank, before: version } = await lockEditedVersion(tx, draft);
    const english = blockWording(version);
    const problems = translationProblems(english, draft.words);
    if (problems.length > 0) throw new Refusal('invalid', problems);
    const others = await translationsOf(tx, version.id);
    const before = others.find((one) => one.locale === locale) ?? null;
    if ((before?.written_at ?? null) !== draft.written_at) throw new Refusal('conflict');

    const after = updateTranslation(english, draft.words, { before, stillRight: draft.still_right });
    if (after.words.length === 0) await dropTranslation(tx, version.id, locale);
    else {
      await storeTranslation(tx, version.id, { locale, ...after }, { by: caller.person.user.id, at });
    }
    const languages = translationLanguages(english, await translationsOf(tx, version.id));
    await changeQuestion(tx, bank.id, { ...languages, updated_at: at });
    await recordAudit(tx, caller, {
      accountId: caller.person.ownAccount.id,
      action: 'translate',
      resource: 'question_bank',
      id: bank.id,
      before: before && { locale, version: bank.version, words: before.words },
      after: { locale, version: bank.version, words: after.words },
      now: deps.clock.now(),
    });
  });
}
