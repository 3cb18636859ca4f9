import { createContext, useContext } from 'react';
import type { survey } from '../../locales/en/survey.ts';
import type { PluralForms, SurveyTexts } from '../../locales/languages.ts';

type Leaf = string | { readonly other: string };

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Leaf ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The path of a sentence in `locales/en/survey.ts`; one that does not exist does not compile. */
export type SentenceKey = KeysOf<typeof survey>;

type Params = Readonly<Record<string, string | number>>;

export interface Translator {
  /** `{name}` is replaced by `params.name`; sentences with plural forms choose by `params.count`. */
  (key: SentenceKey, params?: Params): string;
  readonly locale: string;
}

/** Sentences without a library: a look-up, the names filled in, and the plural forms of the language. */
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
  return text as string | PluralForms; // `SentenceKey` holds only paths that end at a sentence
}

const formOf = (forms: PluralForms, category: Intl.LDMLPluralRule): string => forms[category] ?? forms.other;

function filled(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The same translator with names that many sentences need filled in already. */
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

/** A calendar day as people of the language write it; it has no time zone, so none may shift it. */
export function longDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
}
