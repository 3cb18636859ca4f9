import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../../scripts/mutantList.mjs';

test('every mutation of the anonymity rules applies to the current code', () => {
  const { status, stderr } = spawnSync('node', ['scripts/mutants.mjs', '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('docs/attacks.md lists every mutation', () => {
  const rows = [...readFileSync('docs/attacks.md', 'utf8').matchAll(/^\| (.+?) \| (?:killed|survived) \|/gm)];
  const listed = rows.map(([, name = '']) => name.replaceAll('`', ''));
  expect(listed.toSorted()).toEqual(mutants.map(({ name }) => name).toSorted());
});
