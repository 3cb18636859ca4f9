import { createHash } from 'node:crypto';
import { blockWording } from '../../../domain/questions/questionBlock.ts';
import { partText, selectWording, type Translation } from '../../../domain/questions/wording.ts';
import { statementPartName } from '../../../domain/questions/wordingProblems.ts';
import { supportedLocales } from '../../../domain/supportedLocales.ts';
import { shuffleBySeed } from '../../../domain/survey/shuffleBySeed.ts';
import type { Deps } from '../../deps.ts';
import { findForm } from '../../store/campaigns/campaigns.ts';
import { findQuestions, type StoredQuestion } from '../../store/content/benchmarkContent.ts';
import type { Database, Tx } from '../../store/database.ts';
import { translationsIn } from '../../store/questions/questionTranslations.ts';
import type { FormQuestion } from './participation.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Question versions never change, so each is read once per process: every saved answer needs the whole form. */
const questionCache = new WeakMap<Database, Map<number, StoredQuestion>>();

/** The questions a campaign was launched with, in the order of the form. */
export async function readCampaignQuestions(
  { database }: Deps,
  tx: Tx,
  campaignId: number,
): Promise<StoredQuestion[]> {
  const known = questionCache.get(database) ?? new Map<number, StoredQuestion>();
  questionCache.set(database, known);
  const { question_ids: ids } = await findForm(tx, campaignId);
  const unknown = ids.filter((id) => !known.has(id));
  for (const question of await findQuestions(tx, unknown)) known.set(question.id, question);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Shuffles questions and options into the respondent's order, which is the same on every device. */
export function shuffleForm<Q extends FormQuestion>(form: readonly Q[], seed: string): Q[] {
  return shuffleBySeed(form, ({ id }) => id, seed, sha256).map((question) => ({
    ...question,
    options: shuffleBySeed(question.options, ({ id }) => id, `${seed}:${question.id}`, sha256),
  }));
}

/**
 * The questions as sent to the browser, without scoring keys. A question without a complete and current translation is
 * in English.
 */
export async function questionsInLocale(tx: Tx, questions: readonly FormQuestion[], locale: string) {
  const supportedLocale = supportedLocales.find((one) => one === locale);
  const ids = questions.map(({ id }) => id);
  const translations =
    supportedLocale && supportedLocale !== 'en'
      ? await translationsIn(tx, ids, supportedLocale)
      : new Map<number, Translation>();
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
