import { expect, test } from 'vitest';
import { type Chunk, mergeChunks } from '../../scripts/build/mergeChunks.ts';
import { type BuiltChunk, nameChunks } from '../../scripts/build/planChunks.ts';

const chunk = (name: string, size: number, pages: string, options: Partial<Chunk> = {}): Chunk => ({
  modules: [name],
  size,
  pages: new Set(pages),
  program: 'app',
  imports: new Set(),
  ...options,
});

const merge = (...chunks: readonly Chunk[]) =>
  mergeChunks(chunks, { requestSize: 10 })
    .map(({ modules }) => modules.join('+'))
    .sort();

test('chunks of the same pages are merged, whatever their size', () => {
  expect(merge(chunk('one', 1_000, 'ab'), chunk('two', 5, 'ab'))).toEqual(['one+two']);
});

test('chunks are merged only if the requests saved outweigh the bytes loaded without need', () => {
  expect(merge(chunk('one', 1_000, 'abc'), chunk('two', 19, 'ab'))).toEqual(['one+two']);
  expect(merge(chunk('one', 1_000, 'abc'), chunk('two', 21, 'ab'))).toEqual(['one', 'two']);
  expect(merge(chunk('one', 1, 'a'), chunk('two', 1, 'b'))).toEqual(['one', 'two']);
});

test('what a chunk imports counts as loaded without need', () => {
  const imported = (size: number) => chunk('imported', size, 'ab', { program: 'shared' });
  const two = chunk('two', 1, 'ab', { imports: new Set([2]) });
  expect(merge(chunk('one', 1, 'abc'), two, imported(1_000))).toEqual(['imported', 'one', 'two']);
  expect(merge(chunk('one', 1, 'abc'), two, imported(1))).toEqual(['imported', 'one+two']);
});

test('merged chunks pass their pages on to what they import', () => {
  const two = chunk('two', 1, 'ab', { imports: new Set([2]) });
  const imported = chunk('imported', 1, 'ab', { program: 'shared' });
  const merged = mergeChunks([chunk('one', 1, 'abc'), two, imported], { requestSize: 10 });
  expect(merged.map(({ pages }) => [...pages].join(''))).toEqual(['abc', 'abc']);
});

test('chunks of different programs stay apart', () => {
  const respondent = chunk('react', 1, 'ab', { program: 'shared' });
  expect(merge(chunk('app', 1, 'ab'), respondent)).toEqual(['app', 'react']);
});

const built = (fileName: string, modules: readonly string[], imports: string[] = []): BuiltChunk => {
  const isEntry = modules.at(-1)?.includes('.tsx') ?? false;
  return {
    fileName,
    facadeModuleId: isEntry ? (modules.at(-1) ?? null) : null,
    imports,
    isEntry: false,
    isDynamicEntry: isEntry,
    modules: Object.fromEntries(
      modules.map((id) => [id, { code: '', renderedLength: 100, renderedExports: [] }]),
    ),
  } as BuiltChunk; // The other properties are not read.
};

test('the modules of several pages have a chunk; entries and the modules of one page have none', () => {
  const names = nameChunks(
    [
      { ...built('index.js', ['/main.ts', '/index.html']), facadeModuleId: '/index.html', isEntry: true },
      built('app.js', ['/shell.ts', '/src/app/mountApp.tsx'], ['react.js']),
      built('respondent.js', ['/question.ts', '/src/respondent/mountRespondent.tsx'], ['react.js']),
      built('login.js', ['/password.ts', '/src/screens/signIn/Login.tsx'], ['form.js']),
      built('home.js', ['/src/screens/home/UserDashboard.tsx'], ['form.js']),
      built('react.js', ['/react.js']),
      built('form.js', ['/form.js']),
    ],
    '/',
  );
  const nameOf = (id: string) => names.get(id)?.replace(/\d+$/, '') ?? null;
  expect(nameOf('/main.ts')).toBe('start');
  expect(nameOf('/react.js')).toBe('shell-respondent');
  expect(nameOf('/shell.ts')).toBe('shell');
  expect(nameOf('/form.js')).toBe('app');
  for (const id of ['/src/app/mountApp.tsx', '/password.ts', '/question.ts', '/index.html']) {
    expect(nameOf(id), id).toBe(null);
  }
});
