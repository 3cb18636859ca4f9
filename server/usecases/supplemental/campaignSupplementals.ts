import {
  isEmptyAnswer,
  type StoredSupplementalAnswer,
} from '../../../domain/questions/supplementalAnswer.ts';
import {
  type SupplementalQuestionContent,
  supplementalWording,
} from '../../../domain/questions/supplementalForm.ts';
import type { SupplementalKind } from '../../../domain/questions/supplementalKinds.ts';
import { partText, selectWording } from '../../../domain/questions/wording.ts';
import { statementPartName } from '../../../domain/questions/wordingProblems.ts';
import type { Tx } from '../../store/database.ts';
import { supplementalTranslationsIn } from '../../store/questions/translations.ts';
import { type FrozenSupplementals, findSupplementalForms } from '../../store/survey/frozenSupplementals.ts';
import type { Draft } from '../survey/draft.ts';

/** A custom question as it appears in a campaign, after the form. */
export interface CampaignSupplemental {
  /** The id of the version, not of the question. */
  readonly id: number;
  readonly form: SupplementalQuestionContent;
  readonly isRequired: boolean;
}

/** Returns the custom questions a campaign was launched with, in order. */
export async function readCampaignSupplementals(
  tx: Tx,
  { supplemental_ids, required_ids }: FrozenSupplementals,
): Promise<CampaignSupplemental[]> {
  const forms = await findSupplementalForms(tx, supplemental_ids);
  return forms.map((version) => ({ ...version, isRequired: required_ids.includes(version.id) }));
}

/**
 * Returns the answers for a submitted form: without skipped ones, and sorted by id so that they don't reveal the order
 * of answering.
 */
export function givenAnswers({ supplementals }: Pick<Draft, 'supplementals'>): StoredSupplementalAnswer[] {
  return supplementals
    .filter((answer) => !isEmptyAnswer(answer))
    .sort((one, other) => one.question_id - other.question_id);
}

export interface TranslatedSupplemental {
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

/**
 * Returns the custom questions as sent to the browser. A question without a complete and current translation is in
 * English.
 */
export async function translateSupplementals(
  tx: Tx,
  supplementals: readonly CampaignSupplemental[],
  locale: string,
): Promise<TranslatedSupplemental[]> {
  const ids = supplementals.map(({ id }) => id);
  const translations = await supplementalTranslationsIn(tx, ids, locale);
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
        text: partText(words, statementPartName(option.id ?? 0)),
      })),
      required: isRequired,
    };
  });
}
