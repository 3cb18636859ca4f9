import { useEffect, useState } from 'react';
import { loadSurveyTexts } from '../../language/texts.ts';
import { createTranslator, type Translator } from '../../respondent/translator.ts';

/** The translator of the respondent page, in English for an unsupported language; null while the texts load. */
export function useSurveyTranslator(locale: string): Translator | null {
  const [translator, setTranslator] = useState<Translator | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadSurveyTexts(locale).then((texts) => {
      if (isCurrent) setTranslator(() => createTranslator(texts, locale));
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return translator;
}
