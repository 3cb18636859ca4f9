import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** The body font of every page, which would otherwise be requested only after the first text is rendered. */
const fonts = [400, 500].map(
  (weight) => `node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`,
);
const programs = {
  respondent: ['src/respondent/mountRespondent.tsx', 'locales/en/survey.ts'],
  app: ['src/app/mountApp.tsx', 'locales/en/index.ts'],
} as const;
/** The screens that people open first or most often. Others are loaded after the guard has run. */
const screens: readonly (readonly [RegExp, string])[] = [
  [/^\/login(?:[/?]|$)/, 'src/screens/signIn/Login.tsx'],
  [/^\/dashboard(?:\?|$)/, 'src/screens/home/UserDashboard.tsx'],
  [/^\/(?:users|teams|surveys)(?:\?|$)/, 'src/routes/recordScreen.tsx'],
];

const isRespondent = (path: string) => /^\/metrics(?:[/?]|$)/.test(path);

/**
 * A `Link` header that preloads the chunks of an address together with the first script. Null if the folder contains no
 * build manifest.
 */
export function createPreloadHeader(folder: string): ((path: string) => string) | null {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const respondent = linksOf(manifest, programs.respondent);
  const linksOfApp = (entries: readonly string[]) =>
    [linksOf(manifest, [...programs.app, ...entries]), ...fontLinks(manifest)].join(', ');
  const app = linksOfApp([]);
  const byScreen = screens.map(([pattern, entry]) => ({ pattern, links: linksOfApp([entry]) }));
  return (path) =>
    isRespondent(path) ? respondent : (byScreen.find(({ pattern }) => pattern.test(path))?.links ?? app);
}

function fontLinks(manifest: Manifest): string[] {
  return fonts.flatMap((name) => {
    const file = manifest[name]?.file;
    return file ? [`</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`] : [];
  });
}

function linksOf(manifest: Manifest, entries: readonly string[]): string {
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
  return [
    ...[...scripts].map((file) => `</${file}>; rel=modulepreload`),
    ...[...styles].map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
  ].join(', ');
}
