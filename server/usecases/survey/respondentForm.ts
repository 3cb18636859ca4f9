import { createHash } from 'node:crypto';
import { blockWording } from '../../../domain/questions/questionBlock.ts';
import { partText, selectWording } from '../../../domain/questions/wording.ts';
import { statementPartName } from '../../../domain/questions/wordingProblems.ts';
import type { ElementLink } from '../../../domain/scoring/elementLinks.ts';
import { type ShortForm, selectFormQuestions } from '../../../domain/survey/shortForms.ts';
import { shuffleBySeed } from '../../../domain/survey/shuffleBySeed.ts';
import type { Deps } from '../../deps.ts';
import { findForm } from '../../store/campaigns/campaigns.ts';
import { findQuestions, type StoredQuestion } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { questionTranslationsIn } from '../../store/questions/translations.ts';
import {
  type CampaignSupplemental,
  readCampaignSupplementals,
} from '../supplemental/campaignSupplementals.ts';
import { FormCache } from './formCache.ts';
import type { FormQuestion } from './participation.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The questions and custom questions a campaign was launched with, in order. */
export interface CampaignForm {
  readonly questions: readonly StoredQuestion[];
  readonly supplementals: readonly CampaignSupplemental[];
  /** The linking constants of a short campaign; null if every respondent gets all questions. */
  readonly links: readonly ElementLink[] | null;
}

const campaignForms = new FormCache<CampaignForm>();

/** Returns the form; empty before launch. The transaction must have access to the campaign. */
export async function readCampaignForm(
  { database }: Pick<Deps, 'database'>,
  tx: Tx,
  campaignId: number,
): Promise<CampaignForm> {
  const form = await campaignForms.read(database, String(campaignId), async () => {
    const frozen = await findForm(tx, campaignId);
    return (
      frozen && {
        questions: await findQuestions(tx, frozen.question_ids),
        supplementals: await readCampaignSupplementals(tx, frozen),
        links: frozen.links,
      }
    );
  });
  return form ?? { questions: [], supplementals: [], links: null };
}

/**
 * Returns the questions that one participant gets. Once the campaign is closed, it is no longer stored who had which form,
 * so those of form A: both have the same number.
 */
export const ownQuestions = (
  { questions, links }: Pick<CampaignForm, 'questions' | 'links'>,
  form: ShortForm | null,
): readonly StoredQuestion[] => (links === null ? questions : selectFormQuestions(questions, form ?? 'a'));

/** Shuffles questions and options into the respondent's order, which is the same on every device. */
export function shuffleForm<Q extends FormQuestion>(form: readonly Q[], seed: string): Q[] {
  return shuffleBySeed(form, ({ id }) => id, seed, sha256).map((question) => ({
    ...question,
    options: shuffleBySeed(question.options, ({ id }) => id, `${seed}:${question.id}`, sha256),
  }));
}

/**
 * Returns the questions as sent to the browser, without scoring keys. A question without a complete and current
 * translation is in English.
 */
export async function translateQuestions(tx: Tx, questions: readonly FormQuestion[], locale: string) {
  const ids = questions.map(({ id }) => id);
  const translations = await questionTranslationsIn(tx, ids, locale);
  return questions.map(({ id, text, options }) => {
    const english = blockWording({ text, statements: options.map((one) => ({ ...one, metric: null })) });
    const { words, isEnglish } = selectWording(english, translations.get(id) ?? null);
    return {
      question_id: id,
      lang: isEnglish ? 'en' : locale,
      text: partText(words, 'text'),
      options: options.map((option) => ({
        option_id: String(option.id),
        text: partText(words, statementPartName(option.id)),
      })),
    };
  });
}
