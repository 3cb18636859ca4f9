import { relative } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { type Chunk, mergeChunks } from './mergeChunks.ts';

const start = 'index.html';
const respondent = ['src/respondent/mountRespondent.tsx', 'locales/en/survey.ts'];
const signIn = ['src/signIn/mountSignIn.tsx', 'locales/en/signInPage.ts'];
const app = ['src/app/mountApp.tsx', 'locales/en/shell.ts'];
/** The small programs; each has one entry, which is also its page. All other pages belong to the app. */
const smallPrograms = { respondent, signIn };
/** Pages that load a small program, but that the program doesn't load. */
const laterPages: Readonly<Record<string, readonly string[]>> = {
  'src/respondent/preview/mountPreview.tsx': respondent,
  'locales/en/surveyPreview.ts': respondent,
};
const smallProgramOf = (page: string): readonly string[] | undefined =>
  laterPages[page] ?? Object.values(smallPrograms).find((entries) => entries.includes(page));
/** A request costs about as much as this many bytes of source before minification. */
const requestSize = 32_000;
/** Pages that people open most often have more weight, so that they load less for others. */
const frequent = new Set(['resources/users/UserList.tsx', 'src/screens/home/UserDashboard.tsx']);
const weightOf = (page: string): number => (frequent.has(page) ? 200 : 1);

export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'modules'
>;

/**
 * Plans the chunk of each module that several pages load. A first build without groups shows which pages load a module. The import graph
 * alone would report too many, because importing the index of a library imports all its modules.
 */
export async function planChunks(config: InlineConfig, root: string): Promise<ReadonlyMap<string, string>> {
  const options = { write: false, minify: false, reportCompressedSize: false } as const;
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, ...options },
  });
  const { output } = built as Rolldown.RolldownOutput; // The build has neither a watcher nor several outputs.
  return nameChunks(
    output.filter((file) => file.type === 'chunk'),
    root,
  );
}

/** Names the chunk of each module. The modules of a single page and the entries themselves are left to the bundler. */
export function nameChunks(built: readonly BuiltChunk[], root: string): ReadonlyMap<string, string> {
  const entries = new Map(
    built.flatMap(({ fileName, facadeModuleId, isEntry, isDynamicEntry }) =>
      facadeModuleId && (isEntry || isDynamicEntry) ? [[fileName, relative(root, facadeModuleId)]] : [],
    ),
  );
  const pages = pagesByFile(built, entries);
  const shared = built.filter(({ fileName }) => (pages.get(fileName)?.size ?? 0) > 1);
  const indexes = new Map(shared.map(({ fileName }, index) => [fileName, index]));
  const chunks = shared.map(({ fileName, facadeModuleId, imports, modules }): Chunk => {
    const ids = Object.keys(modules).filter((id) => id !== facadeModuleId || !entries.has(fileName));
    const loading = pages.get(fileName) ?? new Set<string>();
    return {
      modules: ids,
      size: ids.reduce((sum, id) => sum + (modules[id]?.renderedLength ?? 0), 0),
      pages: loading,
      program: programOf(loading),
      imports: new Set(imports.flatMap((file) => indexes.get(file) ?? [])),
    };
  });
  const named = mergeChunks(chunks, { requestSize, weightOf }).map(({ modules, program }, index) =>
    modules.map((id): [string, string] => [id, `${program}${index}`]),
  );
  return new Map(named.flat());
}

/** Returns the pages that load each file: an entry, and what its program loads before it. */
function pagesByFile(built: readonly BuiltChunk[], entries: ReadonlyMap<string, string>) {
  const importsOf = new Map(built.map(({ fileName, imports }) => [fileName, imports]));
  const pages = new Map<string, Set<string>>();
  for (const [file, page] of entries) {
    const program = page === start ? [] : (smallProgramOf(page) ?? app);
    const loaded = new Set([file]);
    for (const [other, name] of entries) if (name === start || program.includes(name)) loaded.add(other);
    for (const name of loaded) {
      for (const imported of importsOf.get(name) ?? []) loaded.add(imported);
      pages.set(name, (pages.get(name) ?? new Set()).add(page));
    }
  }
  return pages;
}

/**
 * Returns the name of the programs whose pages load a chunk; `start` for all of them. What the shell of the
 * app loads is separate from what its screens load, so that it is rendered while the screen is still loading.
 */
function programOf(pages: ReadonlySet<string>): string {
  if (pages.has(start)) return 'start';
  const small = Object.entries(smallPrograms).filter(([, entries]) =>
    [...pages].some((page) => smallProgramOf(page) === entries),
  );
  const others = [...pages].some((page) => smallProgramOf(page) === undefined);
  const large = app.some((entry) => pages.has(entry)) ? 'shell' : 'app';
  return [...(others ? [large] : []), ...small.map(([name]) => name)].join('-');
}
