// Applies one mutation of the anonymity rules at a time to a copy of the last commit and reports whether tests fail. `npm run mutants [word
// ...]` runs those whose name contains one of the words, or all of them. `--check` only checks that each mutation still applies.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mutants } from './mutantList.mjs';

if (process.argv.includes('--check')) {
  for (const mutant of mutants) checkTexts(mutant, '.');
  process.exit(0);
}

const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
const words = process.argv.slice(2);
const selected = mutants.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
let failures = 0;

try {
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const mutant of selected) checkTexts(mutant, copy);
  const files = [...new Set(selected.flatMap(({ tests }) => tests))];
  if (!passes(files)) throw new Error(`the tests fail before anything is broken: ${passes.failed.join()}`);
  for (const mutant of selected) report(mutant, survives(mutant));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);

/**
 * Checks that each text occurs exactly once and that imports exist. Otherwise, the product would not be
 * mutated as intended.
 */
function checkTexts({ name, edits }, folder) {
  for (const { file, find, put } of edits) {
    const times = readFileSync(join(folder, file), 'utf8').split(find).length - 1;
    if (times !== 1) throw new Error(`${name}: found ${times} times in ${file}: ${find}`);
    for (const [, path] of put.matchAll(/from '(\.[^']+)'/g)) {
      if (!existsSync(join(folder, dirname(file), path))) throw new Error(`${name}: ${path} does not exist`);
    }
  }
}

function survives({ edits, tests }) {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]));
  for (const { file, find, put } of edits) {
    const path = join(copy, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(find, () => put),
    );
  }
  const survived = passes(tests);
  for (const [file, text] of before) writeFileSync(join(copy, file), text);
  return survived;
}

/** Whether the tests pass. The time limit is generous, because a test that times out has detected nothing. */
function passes(tests) {
  const patience = ['--test-timeout', '1200000', '--hook-timeout', '1200000'];
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      'server',
      '--project',
      'unit',
      '--reporter',
      'tap-flat',
      ...patience,
      ...tests,
    ],
    { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (/timed out/.test(stdout + stderr)) throw new Error('a test took too long; this machine is too busy');
  passes.failed = [...stdout.matchAll(/^not ok \d+ - (.*?)(?: # time.*)?$/gm)].map(([, name]) => name);
  if (status !== 0 && passes.failed.length === 0) passes.failed.push(stderr.slice(0, 2_000));
  return status === 0;
}

function report({ name }, survived) {
  if (survived) failures += 1;
  process.stdout.write(`${survived ? 'SURVIVED' : 'killed  '}  ${name}\n`);
  for (const failed of passes.failed)
    process.stdout.write(`            by ${failed.replace(/^tests\//, '')}\n`);
}
