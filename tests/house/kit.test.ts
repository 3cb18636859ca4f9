import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { field as fieldKinds } from '../../resources/kit/resource.ts';
import { resources } from '../../resources/registry.ts';

/** Lines of code, without comments, imports and blank lines. */
function linesOfCode(file: string): number {
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^import [\s\S]*?;\n/gm, '');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

const kit = ['resources/kit', 'src/kit/crud'].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);

test('the kit and its endpoint have fewer than 500 lines of code together', () => {
  const sum = [...kit, 'server/api/rest/recordCrudRoutes.ts'].reduce(
    (total, file) => total + linesOfCode(file),
    0,
  );
  expect(sum).toBeGreaterThan(300);
  expect(sum).toBeLessThan(500);
});

test('there are at most 12 field types', () => {
  const kinds = Object.keys(fieldKinds);
  expect(kinds.length).toBeGreaterThan(8);
  expect(kinds.length).toBeLessThanOrEqual(12);
});

test('a field contains no function', () => {
  for (const { fields } of resources) {
    for (const field of Object.values(fields)) {
      expect(Object.values(field).filter((fact) => typeof fact === 'function')).toEqual([]);
    }
  }
});
