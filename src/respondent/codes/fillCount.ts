import type { PluralForms } from '../../../locales/languages.ts';

/** Returns the form of a text for a count, with the count filled in. */
export const fillCount = (forms: PluralForms, count: number, locale: string): string =>
  (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other).replace('{count}', String(count));
