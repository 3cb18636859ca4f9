import type { SupplementalDraft, SupplementalQuestionDetails } from '../../../dataProviders/questions.ts';
import { campaignKinds } from '../../../domain/questions/campaignKinds.ts';
import { isSameForm, normalizeForm } from '../../../domain/questions/supplementalForm.ts';

export type Form = SupplementalDraft['form'];
export type SupplementalSettings = Pick<
  SupplementalDraft,
  'required' | 'campaign_kinds' | 'active' | 'shared' | 'place' | 'keeps_meaning'
>;
export interface SupplementalFormDraft extends SupplementalSettings {
  readonly form: Form;
}

/** The draft of a new question; `shared` offers it to all accounts. */
export function newSupplementalDraft(shared: boolean): SupplementalFormDraft {
  return {
    form: { kind: 'rating', text: '', low: '', high: '', points: 5, options: [] },
    required: false,
    campaign_kinds: [...campaignKinds],
    active: true,
    shared,
    place: null,
    keeps_meaning: false,
  };
}

/** The settings of a question with the content of a version, or of the newest if that version doesn't exist. */
export function toSupplementalDraft(
  question: SupplementalQuestionDetails,
  version: number,
): SupplementalFormDraft {
  const { versions, required, campaign_kinds, active, shared, place } = question;
  const selected = versions.find((one) => one.version === version) ?? versions[0];
  return {
    form: selected?.form ?? newSupplementalDraft(false).form,
    ...{ required, campaign_kinds, active, shared, place },
    keeps_meaning: false,
  };
}

/** The form, normalized as on the server. */
export const normalizedForm = (form: Form): Form => {
  const { options, ...rest } = normalizeForm(form, 0);
  return { ...rest, options: [...options] };
};

export const hasQuestionChanged = (one: SupplementalFormDraft, other: SupplementalFormDraft): boolean =>
  !isSameForm(normalizedForm(one.form), normalizedForm(other.form));

export const isSameSupplementalDraft = (one: SupplementalFormDraft, other: SupplementalFormDraft): boolean =>
  !hasQuestionChanged(one, other) && settingsOf(one) === settingsOf(other);

const settingsOf = ({ required, campaign_kinds, active, shared, place }: SupplementalFormDraft) =>
  JSON.stringify([required, [...campaign_kinds].sort(), active, shared, place]);
