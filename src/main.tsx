import { isVariantHost } from '../domain/accounts/variant.ts';
import { firstOffered, storedLanguage } from './language/deviceLanguage.ts';
import { loadSurveyTexts } from './language/texts.ts';
import { applyVariables } from './theme/applyVariables.ts';
import './theme/fonts.css';
import { currentPalette, storedChoice } from './theme/colorMode.ts';

const root = document.getElementById('root');
const device = window.matchMedia('(prefers-color-scheme: dark)');
const { hostname, pathname } = window.location;

function paint() {
  applyVariables(document.documentElement, currentPalette(hostname, storedChoice(), device.matches));
}

/** Loads only the program that is needed: the respondent's page or the administration. */
async function start(element: HTMLElement): Promise<void> {
  if (pathname === '/metrics' || pathname.startsWith('/metrics/')) {
    const language = firstOffered([storedLanguage()]);
    const texts = loadSurveyTexts(language);
    const { mountRespondent } = await import('./respondent/entry.tsx');
    mountRespondent(element, language, await texts);
    return;
  }
  const { mountApp } = await import('./app/mount.tsx');
  await mountApp(element, isVariantHost(hostname) ? 'hr' : 'main');
}

paint();
device.addEventListener('change', paint);
if (root) void start(root);
