import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { en } from '../../locales/en/index.ts';

/** English is the language for now; a missing sentence shows in the console of development, not to people. */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  () => en,
  'en',
  [{ locale: 'en', name: 'English' }],
  {
    allowMissing: !import.meta.env.DEV,
  },
);
