import type { FrozenForm } from '../../store/campaigns/campaigns.ts';
import { findQuestions } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { questionLocales } from '../../store/questions/translations.ts';
import { readCampaignSupplementals, translateSupplementals } from '../supplemental/campaignSupplementals.ts';
import { translateQuestions } from '../survey/respondentForm.ts';

/** Returns the languages in which every question of a form has a complete and current text, English first. */
export async function listFormLanguages(tx: Tx, form: FrozenForm): Promise<string[]> {
  const candidates = await questionLocales(tx, form.question_ids);
  if (candidates.length === 0) return ['en'];
  const questions = await findQuestions(tx, form.question_ids);
  const supplementals = await readCampaignSupplementals(tx, form);
  const complete: string[] = ['en'];
  for (const locale of candidates) {
    const translated = [
      ...(await translateQuestions(tx, questions, locale)),
      ...(await translateSupplementals(tx, supplementals, locale)),
    ];
    if (translated.every(({ lang }) => lang === locale)) complete.push(locale);
  }
  return complete;
}
