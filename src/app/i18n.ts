import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { AppTexts } from '../../locales/languages.ts';
import { offeredLanguages } from '../language/deviceLanguage.ts';
import { loadAppTexts } from '../language/texts.ts';

/** Texts in one language at first, and in others once they are chosen. A missing text shows in development only. */
export const i18nProviderOf = (language: string, texts: AppTexts): I18nProvider =>
  polyglotI18nProvider(
    (locale) => (locale === language ? texts : loadAppTexts(locale)),
    language,
    offeredLanguages.map(({ code, name }) => ({ locale: code, name })),
    { allowMissing: !import.meta.env.DEV },
  );
