import { supplementalWording } from '../../../domain/questions/supplementalForm.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { changeSupplemental } from '../../store/questions/supplementalQuestions.ts';
import { supplementalTranslations } from '../../store/questions/translations.ts';
import { saveTranslation, type TranslationDraft } from '../questions/saveTranslation.ts';
import { lockOwnSupplemental } from './ownSupplemental.ts';

/** Saves a translation of a custom question. Throws `not_found`, `conflict`, `invalid`. */
export async function translateSupplemental(
  deps: Deps,
  caller: Caller,
  draft: TranslationDraft,
): Promise<void> {
  const now = deps.clock.now();
  const accountId = accountOf(caller);
  await deps.database.as(caller.scope, async (tx) => {
    const { question, current } = await lockOwnSupplemental(tx, caller, draft.id);
    if (question.version !== draft.version) throw new Refusal('conflict');
    const { languages, changed } = await saveTranslation(tx, {
      translations: supplementalTranslations(accountId, current.id),
      english: supplementalWording(current.form),
      draft,
      writing: { by: caller.person.user.id, at: now.toISOString() },
    });
    await changeSupplemental(tx, { accountId, id: draft.id }, languages);
    await recordAudit(tx, caller, {
      action: 'translate',
      resource: 'supplemental_questions',
      id: draft.id,
      ...changed,
      now,
    });
  });
}
