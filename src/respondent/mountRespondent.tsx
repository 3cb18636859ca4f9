import { createRoot } from 'react-dom/client';
import type { SurveyTexts } from '../../locales/languages.ts';
import { entryFromLocation } from './entryFromLocation.ts';
import { RespondentPage } from './RespondentPage.tsx';
import { deviceHost } from './surveyHost.ts';
import { createTranslator } from './translator.ts';
import './respondent.css';
import './question.css';
import './supplemental.css';
import './beginning.css';

/** Renders the respondent's page into `root`. Its input is the URL. */
export function mountRespondent(root: HTMLElement, language: string, texts: SurveyTexts): void {
  const leave = (path: string) => window.location.assign(path);
  const translator = createTranslator(texts, language);
  const entry = entryFromLocation(window.location);
  createRoot(root).render(
    <RespondentPage entry={entry} leave={leave} translator={translator} host={deviceHost} />,
  );
}
