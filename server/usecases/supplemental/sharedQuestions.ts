import type { OfferedQuestion } from '../../../contract/v2/supplementalQuestions.ts';
import { canShareQuestion } from '../../../domain/questions/canShareQuestion.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf, platformScope } from '../../kernel/scope.ts';
import {
  addSupplemental,
  addSupplementalVersion,
  findLastPosition,
  listAdoptedQuestions,
  listSharedSupplementals,
} from '../../store/questions/supplementalQuestions.ts';
import { supplementalTranslations } from '../../store/questions/translations.ts';
import { toMutableForm } from './readSupplemental.ts';

/** Returns the questions shared with all accounts, and whether the viewed account has adopted each. */
export async function readSharedQuestions(
  deps: Deps,
  caller: Caller,
): Promise<{ questions: OfferedQuestion[]; may_share: boolean }> {
  const accountId = accountOf(caller);
  const offered = await deps.database.as(platformScope, listSharedSupplementals);
  const adopted = await deps.database.as(caller.scope, (tx) => listAdoptedQuestions(tx, accountId));
  const { user, ownAccount } = caller.person;
  return {
    questions: offered.map(({ id, form, required, campaign_kinds, languages, account_id }) => ({
      id,
      form: toMutableForm(form),
      required,
      campaign_kinds: [...campaign_kinds],
      languages: [...languages],
      taken: adopted.has(id),
      own: account_id === accountId,
    })),
    may_share: canShareQuestion(user, ownAccount.id, accountId),
  };
}

/** Copies a shared question into the viewed account, with its translations. Throws `not_found`, `taken`. */
export async function adoptSharedQuestion(deps: Deps, caller: Caller, sharedId: number): Promise<number> {
  const at = deps.clock.now().toISOString();
  const accountId = accountOf(caller);
  const { question, translations } = await deps.database.as(platformScope, async (tx) => {
    const shared = (await listSharedSupplementals(tx)).find(({ id }) => id === sharedId);
    if (!shared || shared.account_id === accountId) throw new Refusal('not_found');
    const store = supplementalTranslations(shared.account_id, shared.version_id);
    return { question: shared, translations: await store.list(tx) };
  });
  return deps.database.as(caller.scope, async (tx) => {
    if ((await listAdoptedQuestions(tx, accountId)).has(sharedId)) throw new Refusal('taken');
    const { text, kind, required, campaign_kinds, translated, languages, outdated_in, form } = question;
    const index = (await findLastPosition(tx, accountId)) + 1;
    const copy = { text, kind, required, campaign_kinds, translated, languages, outdated_in, place: index };
    const id = await addSupplemental(tx, {
      ...copy,
      account_id: accountId,
      copied_from: sharedId,
      updated_at: at,
    });
    const by = caller.person.user.id;
    const owned = { account_id: accountId, question_id: id, version: 1 };
    const versionId = await addSupplementalVersion(tx, { ...owned, form, written_at: at, written_by: by });
    const store = supplementalTranslations(accountId, versionId);
    for (const { locale, words, source } of translations) {
      await store.store(tx, { locale, words, source }, { by, at });
    }
    const after = { ...copy, copied_from: sharedId };
    await recordAudit(tx, caller, {
      action: 'create',
      resource: 'supplemental_questions',
      id,
      before: null,
      after,
      now: deps.clock.now(),
    });
    return id;
  });
}
