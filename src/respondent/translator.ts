import { createContext, useContext } from 'react';
import type { survey } from '../../locales/en/survey.ts';
import type { PluralForms, SurveyTexts } from '../../locales/languages.ts';

type Leaf = string | { readonly other: string };

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Leaf ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A key of `locales/en/survey.ts`; unknown keys do not compile. */
export type SurveyTextKey = KeysOf<typeof survey>;

type Params = Readonly<Record<string, string | number>>;

export interface Translator {
  /** Replaces `{name}` with `params.name`. Plural forms are selected by `params.count`. */
  (key: SurveyTextKey, params?: Params): string;
  readonly locale: string;
}

/** A translator without a library: key lookup, interpolation and plural forms. */
export function createTranslator(texts: SurveyTexts, locale: string): Translator {
  const plurals = new Intl.PluralRules(locale);
  const translate = (key: SurveyTextKey, params: Params = {}) => {
    const text = textAt(texts, key);
    return fillParams(
      typeof text === 'string' ? text : pluralFormOf(text, plurals.select(Number(params.count))),
      params,
    );
  };
  return Object.assign(translate, { locale });
}

function textAt(texts: SurveyTexts, key: SurveyTextKey): string | PluralForms {
  let text: unknown = texts;
  for (const part of key.split('.')) text = (text as Readonly<Record<string, unknown>>)[part];
  return text as string | PluralForms; // Every key ends at a text.
}

const pluralFormOf = (forms: PluralForms, category: Intl.LDMLPluralRule): string =>
  forms[category] ?? forms.other;

function fillParams(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}

/** The translator with parameters that many texts need already filled in. */
export function withParams(translate: Translator, known: Params): Translator {
  const withKnown = (key: SurveyTextKey, params: Params = {}) => translate(key, { ...known, ...params });
  return Object.assign(withKnown, { locale: translate.locale });
}

export const TranslatorContext = createContext<Translator | null>(null);

export function useTranslate(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('useTranslate is for parts of the respondent page');
  return translator;
}

/**
 * A calendar day in the language's long format, like that of `domain/dates/formatDate.ts`: a module that this page shares with the app only
 * would cost both a request.
 */
export function formatLongDay(iso: string, language: string): string {
  const locale = `${/^en(-|$)/.test(language) ? 'en-GB' : language}-u-ca-gregory`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
}
