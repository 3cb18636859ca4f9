import { createRoot } from 'react-dom/client';
import type { SurveyTexts } from '../../locales/languages.ts';
import { CodePage } from './codes/CodePage.tsx';
import { takeCodeFromAddress } from './codes/takeCodeFromAddress.ts';
import { entryFromLocation } from './entryFromLocation.ts';
import { RespondentPage } from './RespondentPage.tsx';
import { deviceHost } from './surveyHost.ts';
import { createTranslator } from './translator.ts';
import './respondent.css';
import './question.css';
import './supplemental.css';
import './beginning.css';
import './codes/codes.css';

/** Renders the respondent's page into `root`: for a link, or for a personal code. Its input is the URL. */
export function mountRespondent(root: HTMLElement, language: string, texts: SurveyTexts): void {
  const { pathname } = window.location;
  const leave = (path: string) => window.location.assign(path);
  const translator = createTranslator(texts, language);
  const page =
    pathname === '/code' || pathname === '/kiosk' ? (
      <CodePage
        texts={texts.code}
        translator={translator}
        initialCode={takeCodeFromAddress(window)}
        isKiosk={pathname === '/kiosk'}
        leave={leave}
        restart={() => window.location.reload()}
      />
    ) : (
      <RespondentPage
        entry={entryFromLocation(window.location)}
        leave={leave}
        translator={translator}
        host={deviceHost}
      />
    );
  createRoot(root).render(page);
}
