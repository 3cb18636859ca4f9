import { createRoot } from 'react-dom/client';
import { setViewedAccount } from '../../../dataProviders/http.ts';
import type { SurveyPreviewTexts, SurveyTexts } from '../../../locales/languages.ts';
import { storeIntendedPath } from '../storeIntendedPath.ts';
import { createTranslator } from '../translator.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { previewFromLocation } from './previewFromLocation.ts';
import '../respondent.css';
import '../question.css';
import '../supplemental.css';
import '../beginning.css';
import './preview.css';

interface Texts {
  readonly survey: SurveyTexts;
  readonly preview: SurveyPreviewTexts;
}

/** Renders the preview of a survey into `root`. Its input is the URL. */
export function mountPreview(root: HTMLElement, language: string, texts: Texts): void {
  const { entry, accountId } = previewFromLocation(window.location);
  setViewedAccount(accountId);
  const leave = (path: string) => window.location.assign(path);
  const signIn = () => {
    storeIntendedPath(`${window.location.pathname}${window.location.search}`);
    leave('/login');
  };
  createRoot(root).render(
    <PreviewPage
      entry={entry}
      leave={leave}
      onSignedOut={signIn}
      translator={createTranslator(texts.survey, language)}
      texts={texts.preview}
    />,
  );
}
