import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesMatching } from './support/sources.ts';

const maxLines = 300;

test('no file of code, texts or tests has more than 300 lines', () => {
  const longer = filesMatching(/\.tsx?$/).filter(
    (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > maxLines,
  );
  expect(longer).toEqual([]);
});
