import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { AppTexts } from '../../locales/languages.ts';
import { offeredLanguages } from '../language/deviceLanguage.ts';
import { loadAppTexts } from '../language/texts.ts';

/**
 * The i18n provider: the initial language is given, others are loaded when selected. Missing texts are reported in
 * development only.
 */
export const createI18nProvider = (language: string, texts: AppTexts): I18nProvider =>
  polyglotI18nProvider(
    (locale) => (locale === language ? texts : loadAppTexts(locale)),
    language,
    offeredLanguages.map(({ code, name }) => ({ locale: code, name })),
    { allowMissing: !import.meta.env.DEV },
  );
