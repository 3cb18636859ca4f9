import type { areas } from './en/areas.ts';
import type { shell } from './en/shell.ts';
import type { signInPage } from './en/signInPage.ts';
import type { survey } from './en/survey.ts';
import type { surveyPreview } from './en/surveyPreview.ts';

/** The English texts translated into another language: the same keys with other texts. */
export type Translated<Texts> = Texts extends string
  ? string
  : [keyof Texts] extends ['one' | 'other']
    ? Texts extends { readonly other: string }
      ? PluralForms
      : Texts
    : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

/** `Intl.PluralRules` defines which forms a language has. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Intl.LDMLPluralRule]?: string;
};

/** The texts of every screen. Those of react-admin have a separate type and separate translations. */
export type ShellTexts = Translated<Omit<typeof shell, 'ra'>> & Pick<typeof shell, 'ra'>;
export type SignInTexts = Translated<typeof signInPage>;
export type SurveyTexts = Translated<typeof survey>;
export type SurveyCodeTexts = SurveyTexts['code'];
export type SurveyPreviewTexts = Translated<typeof surveyPreview>;

/** An area of the application with its own texts, which are loaded with its screens. */
export type TextArea = keyof typeof areas;
type AreaLoaders = {
  readonly [Area in TextArea]: () => Promise<Translated<Awaited<ReturnType<(typeof areas)[Area]>>>>;
};

interface Language {
  /** The name of the language in the language itself. */
  readonly name: string;
  readonly loadApp: () => Promise<{ readonly shell: ShellTexts; readonly areas: AreaLoaders }>;
  readonly loadSignIn: () => Promise<SignInTexts>;
  readonly loadSurvey: () => Promise<SurveyTexts>;
  readonly loadSurveyPreview: () => Promise<SurveyPreviewTexts>;
}

/** The languages of the interface. Each area is loaded when it is needed; emails and PDFs are in `documents.ts`. */
export const languages = {
  en: {
    name: 'English',
    loadApp: () => import('./en/shell.ts'),
    loadSignIn: async () => (await import('./en/signInPage.ts')).signInPage,
    loadSurvey: async () => (await import('./en/survey.ts')).survey,
    loadSurveyPreview: async () => (await import('./en/surveyPreview.ts')).surveyPreview,
  },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof languages;

/** Returns the language of the interface for a tag such as `en-GB`; null if there is none. */
export function languageOf(tag: string): LanguageCode | null {
  const [base = ''] = tag.toLowerCase().split('-');
  return (Object.keys(languages) as LanguageCode[]).find((code) => code === base) ?? null; // The keys of a literal object.
}
