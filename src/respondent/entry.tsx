import { createRoot } from 'react-dom/client';
import type { SurveyTexts } from '../../locales/languages.ts';
import { entryOf } from './entryFromLocation.ts';
import { Respondent } from './Respondent.tsx';
import { translatorOf } from './translate.ts';
import './respondent.css';
import './question.css';
import './supplemental.css';
import './beginning.css';

/** Renders the respondent's page into `root`. Its input is the URL. */
export function mountRespondent(root: HTMLElement, language: string, texts: SurveyTexts): void {
  const leave = (path: string) => window.location.assign(path);
  const translator = translatorOf(texts, language);
  const entry = entryOf(window.location);
  createRoot(root).render(<Respondent entry={entry} leave={leave} translator={translator} />);
}
