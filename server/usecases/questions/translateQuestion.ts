import { blockWording } from '../../../domain/questions/questionBlock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { ownScope } from '../../kernel/scope.ts';
import { changeQuestion } from '../../store/questions/questionBank.ts';
import { questionTranslations } from '../../store/questions/translations.ts';
import { lockEditedVersion } from './saveQuestion.ts';
import { saveTranslation, type TranslationDraft } from './saveTranslation.ts';

/** Saves a translation of the current version. Throws `not_found`, `conflict`, `invalid`. */
export async function translateQuestion(deps: Deps, caller: Caller, draft: TranslationDraft): Promise<void> {
  const now = deps.clock.now();
  const { user, ownAccount } = caller.person;
  const at = now.toISOString();
  await deps.database.as(ownScope(caller.person), async (tx) => {
    const { bank, before: version } = await lockEditedVersion(tx, draft);
    const { languages, changed } = await saveTranslation(tx, {
      translations: questionTranslations(version.id),
      english: blockWording(version),
      draft,
      writing: { by: user.id, at },
    });
    await changeQuestion(tx, bank.id, { ...languages, updated_at: at });
    await recordAudit(tx, caller, {
      accountId: ownAccount.id,
      action: 'translate',
      resource: 'question_bank',
      id: bank.id,
      ...changed,
      now,
    });
  });
}
