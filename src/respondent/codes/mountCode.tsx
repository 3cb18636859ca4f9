import { createRoot } from 'react-dom/client';
import type { SurveyCodeTexts, SurveyTexts } from '../../../locales/languages.ts';
import { createTranslator } from '../translator.ts';
import { CodePage } from './CodePage.tsx';
import { takeCodeFromAddress } from './takeCodeFromAddress.ts';
import '../respondent.css';
import '../question.css';
import '../supplemental.css';
import '../beginning.css';
import './codes.css';

interface Texts {
  readonly survey: SurveyTexts;
  readonly code: SurveyCodeTexts;
}

/** Renders the page for personal codes into `root`: `/code` on someone's own device, `/kiosk` on a shared one. */
export function mountCode(root: HTMLElement, language: string, texts: Texts): void {
  const leave = (path: string) => window.location.replace(path);
  const restart = () => window.location.reload();
  createRoot(root).render(
    <CodePage
      texts={texts.code}
      translator={createTranslator(texts.survey, language)}
      initialCode={takeCodeFromAddress(window)}
      isKiosk={window.location.pathname === '/kiosk'}
      leave={leave}
      restart={restart}
    />,
  );
}
