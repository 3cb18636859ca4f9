import { createHash } from 'node:crypto';
import { localeAbbrs } from '../../../domain/locales.ts';
import { blockWording } from '../../../domain/questions/block.ts';
import { partText, selectWording, type Translation } from '../../../domain/questions/wording.ts';
import { optionPart } from '../../../domain/questions/wordingProblems.ts';
import { shuffledOrder } from '../../../domain/survey/shuffledOrder.ts';
import type { Deps } from '../../deps.ts';
import { findForm } from '../../store/campaigns/campaigns.ts';
import { findQuestions, type StoredQuestion } from '../../store/content/benchmarkContent.ts';
import type { Database, Tx } from '../../store/database.ts';
import { translationsIn } from '../../store/questions/questionTranslations.ts';
import type { FormQuestion } from './participation.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Question versions never change, so each is read once per process: every saved answer needs the whole form. */
const read = new WeakMap<Database, Map<number, StoredQuestion>>();

/** The questions a campaign was launched with, in the order of the form. */
export async function formOf({ database }: Deps, tx: Tx, campaignId: number): Promise<StoredQuestion[]> {
  const known = read.get(database) ?? new Map<number, StoredQuestion>();
  read.set(database, known);
  const { question_ids: ids } = await findForm(tx, campaignId);
  const unknown = ids.filter((id) => !known.has(id));
  for (const question of await findQuestions(tx, unknown)) known.set(question.id, question);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Shuffles questions and options into the respondent's order, which is the same on every device. */
export function dealtForm<Q extends FormQuestion>(form: readonly Q[], seed: string): Q[] {
  return shuffledOrder(form, ({ id }) => id, seed, sha256).map((question) => ({
    ...question,
    options: shuffledOrder(question.options, ({ id }) => id, `${seed}:${question.id}`, sha256),
  }));
}

/**
 * The questions as sent to the browser, without scoring keys. A question without a complete and current translation is
 * in English.
 */
export async function wordedIn(tx: Tx, questions: readonly FormQuestion[], locale: string) {
  const spoken = localeAbbrs.find((one) => one === locale);
  const ids = questions.map(({ id }) => id);
  const translations =
    spoken && spoken !== 'en' ? await translationsIn(tx, ids, spoken) : new Map<number, Translation>();
  return questions.map(({ id, text, options }) => {
    const english = blockWording({ text, statements: options.map((one) => ({ ...one, metric: null })) });
    const { words, isEnglish } = selectWording(english, translations.get(id) ?? null);
    return {
      question_id: id,
      lang: isEnglish ? 'en' : locale,
      text: partText(words, 'text'),
      options: options.map((option) => ({
        option_id: String(option.id),
        text: partText(words, optionPart(option.id)),
      })),
    };
  });
}
