import type { CampaignKind } from '../../../domain/questions/campaignKinds.ts';
import { canShareQuestion } from '../../../domain/questions/canShareQuestion.ts';
import {
  isSameForm,
  normalizeForm,
  type SupplementalQuestionContent,
  supplementalProblems,
  supplementalWording,
  usageProblems,
} from '../../../domain/questions/supplementalForm.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  addSupplemental,
  addSupplementalVersion,
  changeSupplemental,
  findLastPosition,
  type SupplementalVersion,
} from '../../store/questions/supplementalQuestions.ts';
import { supplementalTranslations } from '../../store/questions/translations.ts';
import { carryOverTranslations } from '../questions/saveTranslation.ts';
import { lockOwnSupplemental } from './ownSupplemental.ts';

export interface SupplementalDraft {
  readonly id: number | null;
  /** The `updated_at` of the version that was edited; null overwrites the current version. */
  readonly updated_at: string | null;
  readonly form: SupplementalQuestionContent;
  readonly required: boolean;
  readonly campaign_kinds: readonly CampaignKind[];
  readonly active: boolean;
  readonly shared: boolean;
  /** The position; null puts a new question last. */
  readonly place: number | null;
  readonly keeps_meaning: boolean;
}

interface Saving {
  readonly deps: Deps;
  readonly tx: Tx;
  readonly caller: Caller;
  readonly at: string;
}

/**
 * Creates or updates a custom question of the viewed account. A changed form becomes the next version; changed settings
 * don't. Returns its id. Throws `not_found`, `conflict`, `invalid`, `forbidden`.
 */
export async function saveSupplemental(
  deps: Deps,
  caller: Caller,
  draft: SupplementalDraft,
): Promise<number> {
  const at = deps.clock.now().toISOString();
  return deps.database.as(caller.scope, async (tx) => {
    const saving = { deps, tx, caller: caller, at };
    return draft.id === null ? addNew(saving, draft) : change(saving, draft, draft.id);
  });
}

async function addNew({ deps, tx, caller, at }: Saving, draft: SupplementalDraft): Promise<number> {
  const form = checked(draft, []);
  checkSharing(caller, draft.shared, false);
  const accountId = accountOf(caller);
  const settings = {
    ...settingsOf(draft),
    place: draft.place ?? (await findLastPosition(tx, accountId)) + 1,
    text: form.text,
  };
  const owned = { account_id: accountId, updated_at: at };
  const id = await addSupplemental(tx, { ...settings, ...owned, kind: form.kind, copied_from: null });
  const written = { written_at: at, written_by: caller.person.user.id };
  await addSupplementalVersion(tx, { account_id: accountId, question_id: id, version: 1, form, ...written });
  const after = { ...settings, ...form };
  await recordAudit(tx, caller, {
    action: 'create',
    resource,
    id,
    before: null,
    after,
    now: deps.clock.now(),
  });
  return id;
}

async function change(saving: Saving, draft: SupplementalDraft, id: number): Promise<number> {
  const { deps, tx, caller, at } = saving;
  const accountId = accountOf(caller);
  const { question, versions, current } = await lockOwnSupplemental(tx, caller, id);
  if (draft.updated_at !== null && draft.updated_at !== question.updated_at) {
    throw new Refusal('conflict');
  }
  const form = checked(draft, versions);
  checkSharing(caller, draft.shared, question.shared);
  const settings = { ...settingsOf(draft), place: draft.place ?? question.place };
  const next = isSameForm(form, current.form)
    ? {}
    : { text: form.text, ...(await nextForm(saving, { id, form, current, versions, draft })) };
  await changeSupplemental(tx, { accountId, id }, { ...settings, ...next, updated_at: at });
  const { place: index, required, campaign_kinds, active, shared, version } = question;
  const before = { place: index, required, campaign_kinds, active, shared, version, ...current.form };
  await recordAudit(tx, caller, {
    action: 'update',
    resource,
    id,
    before,
    after: { version, ...settings, ...next, ...form },
    now: deps.clock.now(),
  });
  return id;
}

interface NextForm {
  readonly id: number;
  readonly form: SupplementalQuestionContent;
  readonly current: SupplementalVersion;
  readonly versions: readonly SupplementalVersion[];
  readonly draft: SupplementalDraft;
}

/** Adds the next version and carries over the translations of the current one. */
async function nextForm({ tx, caller, at }: Saving, { id, form, current, versions, draft }: NextForm) {
  const accountId = accountOf(caller);
  const version = (versions[0]?.version ?? 0) + 1;
  const written = { written_at: at, written_by: caller.person.user.id };
  const row = { account_id: accountId, question_id: id, version, form, ...written };
  const versionId = await addSupplementalVersion(tx, row);
  const languages = await carryOverTranslations(
    tx,
    {
      from: supplementalTranslations(accountId, current.id),
      to: supplementalTranslations(accountId, versionId),
    },
    {
      before: supplementalWording(current.form),
      after: supplementalWording(form),
      keepsMeaning: draft.keeps_meaning,
    },
  );
  return { version, ...languages };
}

const resource = 'supplemental_questions';

const settingsOf = ({ required, campaign_kinds, active, shared }: SupplementalDraft) => ({
  required,
  campaign_kinds: [...new Set(campaign_kinds)],
  active,
  shared,
});

/**
 * Normalizes and checks a form and its usage. The answer type can't change, so that answers to different versions stay comparable.
 */
function checked(
  { form: entered, campaign_kinds }: SupplementalDraft,
  versions: readonly SupplementalVersion[],
): SupplementalQuestionContent {
  const earlier = versions.flatMap(({ form }) => form.options.map(({ id }) => id ?? 0));
  const form = normalizeForm(entered, Math.max(0, ...earlier));
  const problems = [...supplementalProblems(form), ...usageProblems(form.kind, campaign_kinds)];
  const unknown = entered.options.some(({ id }) => id !== null && !earlier.includes(id));
  if (unknown) problems.push({ field: 'options', problem: 'unknown' });
  const kind = versions[0]?.form.kind;
  if (kind && kind !== form.kind) problems.push({ field: 'kind', problem: 'kindStays' });
  if (problems.length > 0) throw new Refusal('invalid', problems);
  return form;
}

function checkSharing(caller: Caller, isShared: boolean, wasShared: boolean): void {
  if (isShared === wasShared) return;
  const { user, ownAccount } = caller.person;
  if (!canShareQuestion(user, ownAccount.id, accountOf(caller))) throw new Refusal('forbidden');
}
