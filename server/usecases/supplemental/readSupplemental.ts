import type { SupplementalQuestionDetails } from '../../../contract/v2/supplementalQuestions.ts';
import { canShareQuestion } from '../../../domain/questions/canShareQuestion.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { readWriterNames } from '../../store/questions/questionBank.ts';
import { supplementalTranslations } from '../../store/questions/translations.ts';
import { findOwnSupplemental } from './ownSupplemental.ts';

/** Returns a custom question of the viewed account, with its versions and translations. Throws `not_found`. */
export async function readSupplemental(
  deps: Deps,
  caller: Caller,
  id: number,
): Promise<SupplementalQuestionDetails> {
  return deps.database.as(caller.scope, async (tx) => {
    const { question, versions, current } = await findOwnSupplemental(tx, caller, id);
    const translations = await supplementalTranslations(accountOf(caller), current.id).list(tx);
    const nameOf = await readWriterNames(
      tx,
      [...versions, ...translations].map(({ written_by }) => written_by),
    );
    const { user, ownAccount } = caller.person;
    const { required, campaign_kinds, active, shared, place: index, version, updated_at } = question;
    return {
      id,
      ...{ required, active, shared, place: index, version, updated_at },
      campaign_kinds: [...campaign_kinds],
      may_share: canShareQuestion(user, ownAccount.id, accountOf(caller)),
      versions: versions.map((one) => ({
        version: one.version,
        form: toMutableForm(one.form),
        written_at: one.written_at,
        written_by: nameOf(one.written_by),
      })),
      translations: translations.map(({ words, source, written_by, ...one }) => ({
        ...one,
        words: [...words],
        source: [...source],
        written_by: nameOf(written_by),
      })),
    };
  });
}

/** Returns a copy of a form with mutable lists, as response types require. */
export const toMutableForm = (form: SupplementalQuestionContent) => ({ ...form, options: [...form.options] });
