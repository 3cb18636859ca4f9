import { isVariantHost } from '../domain/accounts/hrVariant.ts';
import { parseSignInPath } from '../domain/branding/signInPaths.ts';
import { firstOffered, storedLanguage } from './language/deviceLanguage.ts';
import { loadSurveyPreviewTexts, loadSurveyTexts } from './language/texts.ts';
import { applyCssVariables } from './theme/applyCssVariables.ts';
import './theme/fonts.css';
import { currentPalette, readColorMode } from './theme/colorMode.ts';

const root = document.getElementById('root');
const prefersDarkQuery = window.matchMedia('(prefers-color-scheme: dark)');
const { hostname, pathname } = window.location;

/** Links of invitations and the signed-in person's surveys, and the pages for personal codes. */
const respondentPaths = new Set(['/metrics', '/code', '/kiosk']);

function applyPalette() {
  applyCssVariables(
    document.documentElement,
    currentPalette(hostname, readColorMode(), prefersDarkQuery.matches),
  );
}

/** Loads only the program that is needed: the respondent's page, the pages before sign-in or the administration. */
async function start(element: HTMLElement): Promise<void> {
  if (pathname === '/metrics/preview' || pathname.startsWith('/metrics/preview/')) {
    const language = firstOffered([storedLanguage()]);
    const [{ mountPreview }, survey, preview] = await Promise.all([
      import('./respondent/preview/mountPreview.tsx'),
      loadSurveyTexts(language),
      loadSurveyPreviewTexts(language),
    ]);
    mountPreview(element, language, { survey, preview });
    return;
  }
  if (respondentPaths.has(pathname) || pathname.startsWith('/metrics/')) {
    const language = firstOffered([storedLanguage()]);
    const texts = loadSurveyTexts(language);
    const { mountRespondent } = await import('./respondent/mountRespondent.tsx');
    mountRespondent(element, language, await texts);
    return;
  }
  if (parseSignInPath(pathname) !== null) {
    const { mountSignIn } = await import('./signIn/mountSignIn.tsx');
    await mountSignIn(element);
    return;
  }
  const { mountApp } = await import('./app/mountApp.tsx');
  await mountApp(element, isVariantHost(hostname) ? 'hr' : 'main');
}

applyPalette();
prefersDarkQuery.addEventListener('change', applyPalette);
if (root) void start(root);
