import { setUnreachedText } from '../../dataProviders/http.ts';
import { type AppTexts, languageOf, languages, type SurveyTexts } from '../../locales/languages.ts';
import { pseudoLanguage } from './pseudoLanguage.ts';

let current: AppTexts | null = null;

/** The texts of the application in the language it is shown in, for what is outside React. */
export function readTexts(): AppTexts {
  if (!current) throw new Error('The texts are read before a language is loaded.');
  return current;
}

export function setTexts(texts: AppTexts): void {
  current = texts;
  setUnreachedText(texts.network.unreached);
}

/** The texts of the application in a language; English where it has none. */
export async function loadAppTexts(code: string): Promise<AppTexts> {
  const texts = await withAccents(code, languages[languageOf(code) ?? 'en'].loadApp());
  setTexts(texts);
  return texts;
}

/** The texts of the respondent page in a language; English where it has none. */
export const loadSurveyTexts = (code: string): Promise<SurveyTexts> =>
  withAccents(code, languages[languageOf(code) ?? 'en'].loadSurvey());

async function withAccents<Texts>(code: string, loading: Promise<Texts>): Promise<Texts> {
  if (!pseudoLanguage || code !== pseudoLanguage.code) return loading;
  return (await pseudoLanguage.load()).pseudoTexts(await loading);
}
