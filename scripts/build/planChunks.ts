import { relative } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { type Chunk, mergeChunks } from './mergeChunks.ts';

const start = 'index.html';
const respondent = ['src/respondent/mountRespondent.tsx', 'locales/en/survey.ts'];
const app = ['src/app/mountApp.tsx', 'locales/en/index.ts'];
/** A request costs about as much as this many bytes of source before minification. */
const requestSize = 32_000;

export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'modules'
>;

/**
 * The chunk of each module that several pages load. A first build without groups tells which pages load a module. The import graph
 * alone would report too many, because whoever imports the index of a library imports all its modules.
 */
export async function planChunks(config: InlineConfig, root: string): Promise<ReadonlyMap<string, string>> {
  const options = { write: false, minify: false, reportCompressedSize: false } as const;
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, ...options },
  });
  const { output } = built as Rolldown.RolldownOutput; // neither a watcher nor several outputs
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
  const named = mergeChunks(chunks, requestSize).map(({ modules, program }, index) =>
    modules.map((id): [string, string] => [id, `${program}${index}`]),
  );
  return new Map(named.flat());
}

/** The pages that load each file: an entry, and what its program loads before it. */
function pagesByFile(built: readonly BuiltChunk[], entries: ReadonlyMap<string, string>) {
  const importsOf = new Map(built.map(({ fileName, imports }) => [fileName, imports]));
  const pages = new Map<string, Set<string>>();
  for (const [file, page] of entries) {
    const program = page === start ? [] : respondent.includes(page) ? respondent : app;
    const loaded = new Set([file]);
    for (const [other, name] of entries) if (name === start || program.includes(name)) loaded.add(other);
    for (const name of loaded) {
      for (const imported of importsOf.get(name) ?? []) loaded.add(imported);
      pages.set(name, (pages.get(name) ?? new Set()).add(page));
    }
  }
  return pages;
}

/** The program whose pages load a chunk: every page, both programs or only the app. */
function programOf(pages: ReadonlySet<string>): string {
  if (pages.has(start)) return 'start';
  return respondent.some((page) => pages.has(page)) ? 'shared' : 'app';
}
