import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { ShellTexts, TextArea } from '../../locales/languages.ts';
import { offeredLanguages } from '../language/deviceLanguage.ts';
import { loadAppTexts } from '../language/texts.ts';

export interface AppI18nProvider extends I18nProvider {
  /** Loads the texts of areas in the current language. When the language changes, those of the loaded areas are loaded too. */
  readonly loadAreas: (areas: readonly TextArea[]) => Promise<void>;
}

/**
 * The i18n provider: starts with the given texts and loads those of areas and other languages when needed. Missing texts are reported in
 * development only.
 */
export function createI18nProvider(language: string, texts: ShellTexts): AppI18nProvider {
  const requested = new Set<TextArea>();
  let selected = language;
  let loading: Promise<unknown> = Promise.resolve();
  let isStarting = true;
  const provider = polyglotI18nProvider(
    (locale) => (isStarting ? texts : loadAppTexts(locale, requested)),
    language,
    offeredLanguages.map(({ code, name }) => ({ locale: code, name })),
    { allowMissing: !import.meta.env.DEV },
  );
  isStarting = false;
  const changeLocale = (locale: string) => {
    selected = locale;
    return provider.changeLocale(locale);
  };
  const loadAreas = async (areas: readonly TextArea[]) => {
    const missing = areas.filter((area) => !requested.has(area));
    for (const area of missing) requested.add(area);
    if (missing.length > 0) loading = changeLocale(selected);
    try {
      await loading;
    } catch (failure) {
      for (const area of missing) requested.delete(area);
      throw failure;
    }
  };
  return { ...provider, changeLocale, loadAreas };
}
