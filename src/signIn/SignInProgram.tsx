import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SignInBranding } from '../../contract/v2/branding.ts';
import { getConfig } from '../../dataProviders/config.ts';
import { readPageData } from '../../dataProviders/pageData.ts';
import { parseSignInPath, signInPath } from '../../domain/branding/signInPaths.ts';
import { storeLanguage } from '../language/deviceLanguage.ts';
import { loadSignInTexts } from '../language/texts.ts';
import { createTranslate } from './createTranslate.ts';
import { type SignInHost, SignInHostProvider, type SignInState, type Translate } from './SignInHost.ts';
import { signInPages } from './signInPages.ts';

interface SignInProgramProps {
  readonly language: string;
  readonly translate: Translate;
}

/** The pages before sign-in as a separate program. Every other address loads the application. */
export function SignInProgram(initial: SignInProgramProps) {
  const [{ language, translate }, setTexts] = useState(initial);
  const href = useSyncExternalStore(onNavigation, () => window.location.href);
  const host = useMemo((): SignInHost => {
    const { search, pathname } = new URL(href);
    const branding = brandingAt(pathname);
    return {
      language,
      translate,
      location: { search, state: (window.history.state ?? {}) as SignInState },
      branding,
      navigate: (page, options) => openPage(signInPath(page, branding?.slug ?? null), options),
      enter: (path) => window.location.replace(path),
      chooseLanguage: (code) => {
        storeLanguage(code);
        void loadSignInTexts(code).then((texts) =>
          setTexts({ language: code, translate: createTranslate(texts, code) }),
        );
      },
    };
  }, [href, language, translate]);
  const { title, Page } = signInPages[parseSignInPath(new URL(href).pathname)?.page ?? '/login'];
  useEffect(() => {
    document.title = translate('app.title', { title: translate(title), product: getConfig().productName });
    document.documentElement.lang = language;
  }, [title, translate, language]);
  return (
    <SignInHostProvider value={host}>
      <main id="content" aria-label={translate(title)}>
        <Page key={href} />
      </main>
    </SignInHostProvider>
  );
}

/** Returns the branding that the page came with, at the addresses of its company only. */
function brandingAt(pathname: string): SignInBranding | null {
  const branding = readPageData()?.branding ?? null;
  return parseSignInPath(pathname)?.slug === branding?.slug ? branding : null;
}

const navigated = 'cairn:navigated';

function onNavigation(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(navigated, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(navigated, listener);
  };
}

interface Navigation {
  readonly replace?: boolean;
  readonly state?: SignInState;
}

function openPage(path: string, { replace = false, state = {} }: Navigation = {}): void {
  if (replace) window.history.replaceState(state, '', path);
  else window.history.pushState(state, '', path);
  window.dispatchEvent(new Event(navigated));
}
