import { blockWording } from '../../../../domain/questions/questionBlock.ts';
import { selectWording } from '../../../../domain/questions/wording.ts';
import { findMetricQuestions } from '../../../store/content/metricQuestions.ts';
import type { Tx } from '../../../store/database.ts';
import { questionTranslationsIn } from '../../../store/questions/translations.ts';
import { statementId } from '../readScoringForm.ts';

/**
 * Returns the statements that people of each language read in English, because their question has no
 * complete, current translation.
 */
export async function findUntranslated(
  tx: Tx,
  questionIds: readonly number[],
  languages: readonly string[],
): Promise<Record<string, readonly string[]>> {
  const questions = await findMetricQuestions(tx, questionIds);
  const found: Record<string, readonly string[]> = {};
  for (const language of languages) {
    if (language === 'en') continue;
    const translations = await questionTranslationsIn(tx, questionIds, language);
    found[language] = questions.flatMap(({ id, text, options }) => {
      const english = blockWording({ text, statements: options });
      const { isEnglish } = selectWording(english, translations.get(id) ?? null);
      return isEnglish ? options.map((option) => statementId(id, String(option.id))) : [];
    });
  }
  return found;
}
