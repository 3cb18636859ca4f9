import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('every mutation of the anonymity rules applies to the current code', () => {
  const { status, stderr } = spawnSync('node', ['scripts/mutants.mjs', '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
