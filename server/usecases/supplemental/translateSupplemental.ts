import { supplementalWording } from '../../../domain/questions/supplementalForm.ts';
import { translationLanguages } from '../../../domain/questions/translationLanguages.ts';
import { updateTranslation } from '../../../domain/questions/wording.ts';
import { translationProblems } from '../../../domain/questions/wordingProblems.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { changeSupplemental } from '../../store/questions/supplementalQuestions.ts';
import {
  dropSupplementalTranslation,
  storeSupplementalTranslation,
  supplementalTranslations,
} from '../../store/questions/supplementalTranslations.ts';
import type { TranslationDraft } from '../questions/translateQuestion.ts';
import { lockOwnSupplemental } from './ownSupplemental.ts';

/**
 * Saves a translation of a custom question, complete or partial; an empty one is removed. Throws `not_found`,
 * `conflict`, `invalid`.
 */
export async function translateSupplemental(
  deps: Deps,
  caller: Caller,
  draft: TranslationDraft,
): Promise<void> {
  const at = deps.clock.now().toISOString();
  const { id, locale } = draft;
  const accountId = accountOf(caller);
  await deps.database.as(caller.scope, async (tx) => {
    const { question, current } = await lockOwnSupplemental(tx, caller, id);
    if (question.version !== draft.version) throw new Refusal('conflict');
    const english = supplementalWording(current.form);
    const problems = translationProblems(english, draft.words);
    if (problems.length > 0) throw new Refusal('invalid', problems);
    const others = await supplementalTranslations(tx, current.id);
    const before = others.find((one) => one.locale === locale) ?? null;
    if ((before?.written_at ?? null) !== draft.written_at) throw new Refusal('conflict');

    const after = updateTranslation(english, draft.words, { before, stillRight: draft.still_right });
    const of = { accountId, versionId: current.id };
    if (after.words.length === 0) await dropSupplementalTranslation(tx, of, locale);
    else {
      await storeSupplementalTranslation(tx, of, { locale, ...after }, { by: caller.person.user.id, at });
    }
    const languages = translationLanguages(english, await supplementalTranslations(tx, current.id));
    await changeSupplemental(tx, { accountId, id }, languages);
    await recordAudit(tx, caller, {
      action: 'translate',
      resource: 'supplemental_questions',
      id,
      before: before && { locale, version: question.version, words: before.words },
      after: { locale, version: question.version, words: after.words },
      now: deps.clock.now(),
    });
  });
}
