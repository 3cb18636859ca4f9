import type { OfferedAnswer } from '../../../contract/v2/supplementalQuestions.ts';
import { mayShare } from '../../../domain/questions/sharing.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import {
  addSupplemental,
  addSupplementalVersion,
  lastPlace,
  sharedSupplementals,
  takenBy,
} from '../../store/supplementalQuestions.ts';
import {
  keepSupplementalTranslation,
  supplementalTranslations,
} from '../../store/supplementalTranslations.ts';
import type { Asker } from '../asker.ts';
import { note } from '../questions/note.ts';
import { everywhere } from '../scopes.ts';
import { accountOf } from './place.ts';
import { writable } from './readSupplemental.ts';

/** What the platform offers to all accounts, and which of it the viewed account has. */
export async function readOffered(
  deps: Deps,
  asker: Asker,
): Promise<{ questions: OfferedAnswer[]; may_share: boolean }> {
  const accountId = accountOf(asker);
  const offered = await deps.database.as(everywhere, sharedSupplementals);
  const taken = await deps.database.as(asker.scope, (tx) => takenBy(tx, accountId));
  const { user, ownAccount } = asker.person;
  return {
    questions: offered.map(({ id, form, required, campaign_kinds, languages, account_id }) => ({
      id,
      form: writable(form),
      required,
      campaign_kinds: [...campaign_kinds],
      languages: [...languages],
      taken: taken.has(id),
      own: account_id === accountId,
    })),
    may_share: mayShare(user, ownAccount.id, accountId),
  };
}

/** Copies an offered question into the viewed account, with its languages. Throws `not_found`, `taken`. */
export async function takeOffered(deps: Deps, asker: Asker, wanted: number): Promise<number> {
  const at = deps.clock.now().toISOString();
  const accountId = accountOf(asker);
  const { question, translations } = await deps.database.as(everywhere, async (tx) => {
    const found = (await sharedSupplementals(tx)).find(({ id }) => id === wanted);
    if (!found || found.account_id === accountId) throw new Refusal('not_found', 404);
    return { question: found, translations: await supplementalTranslations(tx, found.version_id) };
  });
  return deps.database.as(asker.scope, async (tx) => {
    if ((await takenBy(tx, accountId)).has(wanted)) throw new Refusal('taken', 409);
    const { text, kind, required, campaign_kinds, translated, languages, outdated_in, form } = question;
    const place = (await lastPlace(tx, accountId)) + 1;
    const copy = { text, kind, required, campaign_kinds, translated, languages, outdated_in, place };
    const id = await addSupplemental(tx, {
      ...copy,
      account_id: accountId,
      copied_from: wanted,
      updated_at: at,
    });
    const by = asker.person.user.id;
    const owned = { account_id: accountId, question_id: id, version: 1 };
    const versionId = await addSupplementalVersion(tx, { ...owned, form, written_at: at, written_by: by });
    for (const { locale, words, source } of translations) {
      await keepSupplementalTranslation(tx, { accountId, versionId }, { locale, words, source }, { by, at });
    }
    const after = { ...copy, copied_from: wanted };
    await note(deps, tx, asker, {
      ...{ accountId, action: 'create', resource: 'supplemental_questions', id, before: null, after },
    });
    return id;
  });
}
