import type { SupplementalAnswer, SupplementalDraft } from '../../../dataProviders/questions.ts';
import { campaignKinds, isSameQuestion, normalizeForm } from '../../../domain/questions/supplemental.ts';

export type Form = SupplementalDraft['form'];
export type Settings = Pick<
  SupplementalDraft,
  'required' | 'campaign_kinds' | 'active' | 'shared' | 'place' | 'keeps_meaning'
>;
export interface Draft extends Settings {
  readonly form: Form;
}

/** The draft of a new question; `shared` offers it to all accounts. */
export function newDraft(shared: boolean): Draft {
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
export function draftOf(question: SupplementalAnswer, version: number): Draft {
  const { versions, required, campaign_kinds, active, shared, place } = question;
  const selected = versions.find((one) => one.version === version) ?? versions[0];
  return {
    form: selected?.form ?? newDraft(false).form,
    ...{ required, campaign_kinds, active, shared, place },
    keeps_meaning: false,
  };
}

/** The form, normalized as on the server. */
export const settledForm = (form: Form): Form => {
  const { options, ...rest } = normalizeForm(form, 0);
  return { ...rest, options: [...options] };
};

export const isDifferentQuestion = (one: Draft, other: Draft): boolean =>
  !isSameQuestion(settledForm(one.form), settledForm(other.form));

export const isSame = (one: Draft, other: Draft): boolean =>
  !isDifferentQuestion(one, other) && settingsOf(one) === settingsOf(other);

const settingsOf = ({ required, campaign_kinds, active, shared, place }: Draft) =>
  JSON.stringify([required, [...campaign_kinds].sort(), active, shared, place]);
