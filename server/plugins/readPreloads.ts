import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSignInPath } from '../../domain/branding/signInPaths.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk | undefined>>;

/**
 * The body font of the sign-in page, which would otherwise be requested only after the first text is rendered. The application loads
 * its scripts first: until the font arrives, a device font with the same metrics is used.
 */
const fonts = [400, 500].map(
  (weight) => `node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`,
);
const programs = {
  respondent: ['src/respondent/mountRespondent.tsx', 'locales/en/survey.ts'],
  preview: ['src/respondent/preview/mountPreview.tsx', 'locales/en/survey.ts', 'locales/en/surveyPreview.ts'],
  signIn: ['src/signIn/mountSignIn.tsx', 'locales/en/signInPage.ts'],
  app: ['src/app/mountApp.tsx', 'locales/en/shell.ts'],
} as const;
const textsOf = (area: string) => `locales/en/${area}.ts`;
const homeEntries = [
  'src/screens/home/UserDashboard.tsx',
  textsOf('home'),
  textsOf('profile'),
  textsOf('results'),
];
/** The screens that people open first or most often. Others are loaded after the guard has run. */
const screens: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/dashboard(?:\?|$)/, homeEntries],
  [/^\/users(?:\?|$)/, ['resources/users/UserList.tsx', textsOf('people')]],
  [/^\/teams(?:\?|$)/, ['resources/teams/TeamList.tsx', textsOf('teams')]],
  [/^\/surveys(?:\?|$)/, ['src/kit/crud/CrudList.tsx', textsOf('surveys')]],
];

const isPreviewPage = (path: string): boolean => /^\/metrics\/preview(?:[/?]|$)/.test(path);
export const isRespondentPage = (path: string): boolean => /^\/(?:metrics|code|kiosk)(?:[/?]|$)/.test(path);
export const isSignInPage = (path: string): boolean => parseSignInPath(path.split('?')[0] ?? '') !== null;

export interface Preloads {
  /** A `Link` header that preloads the chunks of an address together with the first script. */
  readonly headerOf: (path: string) => string;
  /** The files of the application's home page, which the sign-in page fetches in advance. */
  readonly appFiles: readonly string[];
}

/** Returns the preloads of a build's pages; null if the folder contains no build manifest. */
export function readPreloads(folder: string): Preloads | null {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const linksTo = (...entries: readonly string[]) => linksOf(filesOf(manifest, entries));
  const headerTo = (...entries: readonly string[]) => linksTo(...entries).join(', ');
  const respondent = headerTo(...programs.respondent);
  const preview = headerTo(...programs.preview);
  const signIn = [...linksTo(...programs.signIn), ...linksOfFonts(manifest)].join(', ');
  const app = headerTo(...programs.app);
  const byScreen = screens.map(([pattern, entries]) => ({
    pattern,
    links: headerTo(...programs.app, ...entries),
  }));
  return {
    headerOf: (path) => {
      if (isPreviewPage(path)) return preview;
      if (isRespondentPage(path)) return respondent;
      if (isSignInPage(path)) return signIn;
      return byScreen.find(({ pattern }) => pattern.test(path))?.links ?? app;
    },
    appFiles: filesOf(manifest, [...programs.app, ...homeEntries]).scripts.map((name) => `/${name}`),
  };
}

function linksOfFonts(manifest: Manifest): string[] {
  return fonts.flatMap((name) => {
    const file = manifest[name]?.file;
    return file ? [`</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`] : [];
  });
}

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns the files of these entries and everything that they import. */
function filesOf(manifest: Manifest, entries: readonly string[]): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const gather = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) gather(imported);
  };
  for (const entry of entries) gather(entry);
  return { scripts: [...scripts], styles: [...styles] };
}

const linksOf = ({ scripts, styles }: Files): string[] => [
  ...scripts.map((file) => `</${file}>; rel=modulepreload`),
  ...styles.map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
];
