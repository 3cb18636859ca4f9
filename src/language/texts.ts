import { setFailureTexts } from '../../dataProviders/http.ts';
import {
  languageOf,
  languages,
  type ShellTexts,
  type SignInTexts,
  type SurveyPreviewTexts,
  type SurveyTexts,
  type TextArea,
} from '../../locales/languages.ts';
import { pseudoLanguage } from './pseudoLanguage.ts';

let current: ShellTexts | null = null;

/** The texts of every screen in the current language, for code outside React. */
export function readTexts(): ShellTexts {
  if (!current) throw new Error('The texts are read before a language is loaded.');
  return current;
}

export function setTexts(texts: ShellTexts): void {
  current = texts;
  setFailureTexts(texts.network);
}

/** Loads the texts of every screen and of these areas; English where there is no translation. */
export async function loadAppTexts(code: string, requested: Iterable<TextArea>): Promise<ShellTexts> {
  const texts = await withAccents(code, loadPlainTexts(code, requested));
  setTexts(texts);
  return texts;
}

async function loadPlainTexts(code: string, requested: Iterable<TextArea>): Promise<ShellTexts> {
  const { shell, areas } = await languages[languageOf(code) ?? 'en'].loadApp();
  const loaded = await Promise.all([...requested].map(async (area) => [area, await areas[area]()] as const));
  return { ...shell, ...Object.fromEntries(loaded) };
}

/** Loads the texts of the pages before sign-in; English where there is no translation. */
export async function loadSignInTexts(code: string): Promise<SignInTexts> {
  const texts = await withAccents(code, languages[languageOf(code) ?? 'en'].loadSignIn());
  setFailureTexts(texts.network);
  return texts;
}

/** Loads the texts of the respondent page; English where there is no translation. */
export const loadSurveyTexts = (code: string): Promise<SurveyTexts> =>
  withAccents(code, languages[languageOf(code) ?? 'en'].loadSurvey());

/** Loads the texts around the preview of a survey; English where there is no translation. */
export const loadSurveyPreviewTexts = (code: string): Promise<SurveyPreviewTexts> =>
  withAccents(code, languages[languageOf(code) ?? 'en'].loadSurveyPreview());

async function withAccents<Texts>(code: string, loading: Promise<Texts>): Promise<Texts> {
  if (!pseudoLanguage || code !== pseudoLanguage.code) return loading;
  return (await pseudoLanguage.load()).pseudoTexts(await loading);
}
