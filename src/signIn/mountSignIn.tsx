import { createRoot } from 'react-dom/client';
import { getConfig, loadConfig } from '../../dataProviders/config.ts';
import { personOf, readSession, refreshSession, startSession } from '../../dataProviders/session.ts';
import { parseSignInPath } from '../../domain/branding/signInPaths.ts';
import { firstOffered, storedLanguage } from '../language/deviceLanguage.ts';
import { loadSignInTexts } from '../language/texts.ts';
import { createTranslate } from './createTranslate.ts';
import { prefetchApp } from './prefetchApp.ts';
import { SignInProgram } from './SignInProgram.tsx';

/** Renders the pages before sign-in into `root`. People who are already signed in go directly to the application. */
export async function mountSignIn(root: HTMLElement): Promise<void> {
  const config = loadConfig().catch(getConfig);
  const isCurrent = startSession();
  const language = firstOffered([readSession().currentUser?.locale_abbr ?? null, storedLanguage()]);
  const texts = loadSignInTexts(language);
  // If the refresh fails, the page is shown; the next call then reports the error.
  if (parseSignInPath(window.location.pathname)?.page === '/login') {
    const session = isCurrent ? readSession() : await refreshSession().catch(readSession);
    if (personOf(session)) return window.location.replace('/dashboard');
  }
  await config;
  const translate = createTranslate(await texts, language);
  createRoot(root).render(<SignInProgram language={language} translate={translate} />);
  prefetchApp();
}
