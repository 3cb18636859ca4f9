import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverFlags } from '../../scripts/prepare.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'server-build-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const compiledName = (file: string) => file.replace(/\.ts$/, '.js');
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|js|mjs)$/.test(name));

test('the compiled server contains every module and every file referenced by URL', () => {
  const folder = join(scratch, 'whole');
  const args = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', folder];
  execFileSync(process.execPath, args);

  const modules = listFiles('server').filter((name) => !/\.d\.ts$|threadLoader/.test(name));
  const missing = modules.filter((name) => !existsSync(join(folder, 'server', compiledName(name))));
  expect(missing).toEqual([]);

  const named = modules.flatMap((name) =>
    [
      ...readFileSync(join('server', name), 'utf8').matchAll(/new URL\(\s*'(\.[^']+)', import\.meta\.url/g),
    ].map(([, address = '']) => join('server', dirname(name), address)),
  );
  const needed = named.filter((name) => !name.endsWith('threadLoader.mjs'));
  expect(needed.length).toBeGreaterThan(3);
  expect(needed.filter((name) => !existsSync(join(folder, compiledName(name))))).toEqual([]);
}, 60_000);

test('a change is compiled once, and removed files leave no output', () => {
  const root = join(scratch, 'small');
  mkdirSync(join(root, 'server', 'migrations'), { recursive: true });
  for (const name of ['tsconfig.json', 'tsconfig.server.json', 'tsconfig.build.json', 'package.json'])
    cpSync(name, join(root, name));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const write = (name: string, text: string) => writeFileSync(join(root, 'server', name), text);
  write('main.ts', "import { answer } from './answer.ts';\nprocess.stdout.write(String(answer));\n");
  write('answer.ts', 'export const answer: number = 1;\n');
  write('migrations/001_first.ts', 'export const up = () => {};\n');

  expect(buildIn(root)).toEqual([...serverFlags, 'dist-server/server/main.js']);
  expect(execFileSync(process.execPath, buildIn(root), { cwd: root, encoding: 'utf8' })).toBe('1');

  const built = join(root, 'dist-server', 'complete');
  const before = statSync(built).mtimeMs;
  buildIn(root);
  expect(statSync(built).mtimeMs).toBe(before);

  write('answer.ts', 'export const answer: number = 2;\n');
  const later = new Date(before + 1_000);
  utimesSync(join(root, 'server', 'answer.ts'), later, later);
  expect(execFileSync(process.execPath, buildIn(root), { cwd: root, encoding: 'utf8' })).toBe('2');

  utimesSync(join(root, 'server', 'answer.ts'), new Date(before), new Date(before));
  rmSync(join(root, 'server', 'migrations', '001_first.ts'));
  buildIn(root);
  expect(listFiles(join(root, 'dist-server')).sort()).toEqual(['server/answer.js', 'server/main.js']);
}, 60_000);

/** Builds in another folder and returns how to start the server there. */
function buildIn(root: string): string[] {
  const program = `
    import { buildServerIfStale } from ${JSON.stringify(resolve('scripts/prepare.mjs'))};
    const command = buildServerIfStale();
    process.stdout.write('\\n' + JSON.stringify(command));`;
  const args = ['--input-type=module', '--eval', program];
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return JSON.parse(output.split('\n').at(-1) ?? '');
}
