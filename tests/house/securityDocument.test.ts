import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The number of sections in each chapter of ASVS 5.0, from V1 to V17. */
const sections = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];
const states = /^(Yes|Partly|No|Operator|Not used)\b/;

const text = readFileSync('docs/security.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ /.test(line))
  .map((line) => {
    const [, section = '', holds = '', tests = '', state = ''] = line.split(' | ').join('|').split('|');
    return { section: section.trim(), holds, tests, state: state.trim() };
  });

test('docs/security.md has every section of the standard once, in order', () => {
  const expected = sections.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, at) => `${chapter + 1}.${at + 1}`),
  );
  expect(rows.map(({ section }) => section.split(' ')[0])).toEqual(expected);
});

test('each section has a known status with a test if done, or what is missing', () => {
  for (const { section, tests, state } of rows) {
    expect(state, section).toMatch(states);
    if (state.startsWith('Partly')) expect(state, section).toMatch(/^Partly: \S+/);
    if (state.startsWith('Yes') && !section.startsWith('13.1')) expect(tests, section).toMatch(/`tests\//);
  }
});

test('every file named in docs/security.md exists', () => {
  const named = [...text.matchAll(/`((?:tests|server|docs)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  const linked = [...text.matchAll(/\]\((?!#)([\w./-]+)\)/g)].map(([, file = '']) => `docs/${file}`);
  expect(named.length).toBeGreaterThan(60);
  expect([...named, ...linked].filter((file) => !existsSync(file))).toEqual([]);
});
