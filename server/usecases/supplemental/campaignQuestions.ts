import { localeAbbrs } from '../../../domain/locales.ts';
import {
  type SupplementalForm,
  type SupplementalKind,
  supplementalWording,
} from '../../../domain/questions/supplemental.ts';
import { isEmptyAnswer, type SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { partText, selectWording, type Translation } from '../../../domain/questions/wording.ts';
import { optionPart } from '../../../domain/questions/wordingProblems.ts';
import type { Tx } from '../../store/database.ts';
import { supplementalTranslationsIn } from '../../store/questions/supplementalTranslations.ts';
import { type FrozenSupplementals, findSupplementalForms } from '../../store/survey/frozenSupplementals.ts';
import type { Draft } from '../survey/draft.ts';

/** A custom question as a campaign asks it after the form. */
export interface CampaignQuestion {
  /** The id of the version, not of the question. */
  readonly id: number;
  readonly form: SupplementalForm;
  readonly isRequired: boolean;
}

/** The custom questions a campaign was launched with, in order. */
export async function campaignQuestions(
  tx: Tx,
  { supplemental_ids, required_ids }: FrozenSupplementals,
): Promise<CampaignQuestion[]> {
  const forms = await findSupplementalForms(tx, supplemental_ids);
  return forms.map((version) => ({ ...version, isRequired: required_ids.includes(version.id) }));
}

/**
 * The answers for a submitted form: without skipped ones, and sorted by id so that they don't reveal the order of
 * answering.
 */
export function answersIn({ supplementals }: Pick<Draft, 'supplementals'>): SupplementalAnswer[] {
  return supplementals
    .filter((answer) => !isEmptyAnswer(answer))
    .sort((one, other) => one.question_id - other.question_id);
}

export interface WordedSupplemental {
  readonly supplemental_id: number;
  readonly lang: string;
  readonly kind: SupplementalKind;
  readonly text: string;
  readonly low: string;
  readonly high: string;
  readonly points: number | null;
  readonly options: { readonly option_id: number; readonly text: string }[];
  readonly required: boolean;
}

/** The custom questions as sent to the browser. A question without a complete and current translation is in English. */
export async function supplementalsIn(
  tx: Tx,
  supplementals: readonly CampaignQuestion[],
  locale: string,
): Promise<WordedSupplemental[]> {
  const spoken = localeAbbrs.find((one) => one === locale);
  const ids = supplementals.map(({ id }) => id);
  const translations =
    spoken && spoken !== 'en'
      ? await supplementalTranslationsIn(tx, ids, spoken)
      : new Map<number, Translation>();
  return supplementals.map(({ id, form, isRequired }) => {
    const { words, isEnglish } = selectWording(supplementalWording(form), translations.get(id) ?? null);
    return {
      supplemental_id: id,
      lang: isEnglish ? 'en' : locale,
      kind: form.kind,
      text: partText(words, 'text'),
      low: partText(words, 'low'),
      high: partText(words, 'high'),
      points: form.points,
      options: form.options.map((option) => ({
        option_id: option.id ?? 0,
        text: partText(words, optionPart(option.id ?? 0)),
      })),
      required: isRequired,
    };
  });
}
