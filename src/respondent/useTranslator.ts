import { useEffect, useState } from 'react';
import { firstOffered } from '../language/deviceLanguage.ts';
import { loadSurveyTexts } from '../language/texts.ts';
import type { SurveyHost } from './surveyHost.ts';
import { createTranslator, type Translator } from './translator.ts';

const loadTranslator = async (language: string): Promise<Translator> =>
  createTranslator(await loadSurveyTexts(language), language);

/** The page's translator: in the language chosen on this device, otherwise in the respondent's own once it is known. */
export function useTranslator(initial: Translator, ownLanguage: string | null, host: SurveyHost) {
  const [{ translator }, setCurrent] = useState({ translator: initial });
  const { locale } = translator;
  useEffect(() => {
    if (ownLanguage === null) return;
    const preferred = firstOffered([host.storedLanguage(), ownLanguage]);
    if (preferred === locale) return;
    void loadTranslator(preferred).then((loaded) => setCurrent({ translator: loaded }));
  }, [ownLanguage, locale, host]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const chooseLanguage = (language: string) => {
    host.storeLanguage(language);
    void loadTranslator(language).then((loaded) => setCurrent({ translator: loaded }));
  };
  return { translator, chooseLanguage };
}
