import { createContext, useContext } from 'react';
import type { survey } from '../../locales/en/survey.ts';
import type { PluralForms, SurveyTexts } from '../../locales/languages.ts';

type Leaf = string | { readonly other: string };

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Leaf ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A key of `locales/en/survey.ts`; unknown keys do not compile. */
export type SentenceKey = KeysOf<typeof survey>;

type Params = Readonly<Record<string, string | number>>;

export interface Translator {
  /** Replaces `{name}` with `params.name`. Plural forms are selected by `params.count`. */
  (key: SentenceKey, params?: Params): string;
  readonly locale: string;
}

/** A translator without a library: key lookup, interpolation and plural forms. */
export function translatorOf(sentences: SurveyTexts, locale: string): Translator {
  const plurals = new Intl.PluralRules(locale);
  const translate = (key: SentenceKey, params: Params = {}) => {
    const text = at(sentences, key);
    return filled(
      typeof text === 'string' ? text : formOf(text, plurals.select(Number(params.count))),
      params,
    );
  };
  return Object.assign(translate, { locale });
}

function at(sentences: SurveyTexts, key: SentenceKey): string | PluralForms {
  let text: unknown = sentences;
  for (const part of key.split('.')) text = (text as Readonly<Record<string, unknown>>)[part];
  return text as string | PluralForms; // every key ends at a text
}

const formOf = (forms: PluralForms, category: Intl.LDMLPluralRule): string => forms[category] ?? forms.other;

function filled(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The translator with parameters that many texts need already filled in. */
export function knowing(translate: Translator, known: Params): Translator {
  const withKnown = (key: SentenceKey, params: Params = {}) => translate(key, { ...known, ...params });
  return Object.assign(withKnown, { locale: translate.locale });
}

export const TranslatorContext = createContext<Translator | null>(null);

export function useTranslate(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('useTranslate is for parts of the respondent page');
  return translator;
}

/** A calendar day in the locale's long format; no time zone shifts it. */
export function longDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
}
