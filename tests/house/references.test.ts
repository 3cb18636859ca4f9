import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs|md)$/.test(file) && existsSync(file));

interface Comment {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The lines of prose: all lines of a document, and the comments of code. */
function proseOf(file: string): Comment[] {
  const isDocument = file.endsWith('.md');
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, text }))
    .filter(({ text }) => isDocument || /^\s*(\/?\*|\/\/)|\s\/\/\s|\/\*\*/.test(text));
}

const prose = tracked.filter((file) => file !== 'tests/house/references.test.ts').flatMap(proseOf);
const textOf = (path: string) => readFileSync(path, 'utf8');

/** Positions that match `pattern` and name something for which `exists` is false. */
const broken = (pattern: RegExp, exists: (name: string) => boolean) =>
  prose.flatMap(({ file, line, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, name = '']) => !exists(name))
      .map(([whole]) => `${file}:${line} ${whole}`),
  );

/** Test files or folders that the last column of a table row names and that don't exist. A row names the folder once. */
function missingTests(row: string): string[] {
  let folder = '';
  return [...(row.split('|').at(-2) ?? '').matchAll(/`([\w./-]+)`/g)].flatMap(([, name = '']) => {
    const names = [name, `${folder}${name}`];
    folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/') + 1) : folder;
    const paths = names.flatMap((one) => [`tests/${one}`, `tests/server/${one}`]);
    return paths.some((path) => existsSync(path) || existsSync(`${path}.test.ts`)) ? [] : [name];
  });
}

describe('references in comments and documents', () => {
  it('cite existing sections of docs/methods.md', () => {
    const methods = textOf('docs/methods.md');
    expect(
      broken(/\bmethods (\d(?:\.\d)?)/g, (section) =>
        methods.includes(`# ${section}${section.includes('.') ? ' ' : '. '}`),
      ),
    ).toEqual([]);
  });

  it('cite existing sections of docs/anonymity.md', () => {
    const anonymity = textOf('docs/anonymity.md');
    expect(broken(/\banonymity (\d)/g, (section) => anonymity.includes(`## ${section}. `))).toEqual([]);
  });

  it('cite existing rules of docs/anonymity.md', () => {
    const anonymity = textOf('docs/anonymity.md');
    expect(broken(/\b(R\d{1,2})\b/g, (rule) => anonymity.includes(`| ${rule} |`))).toEqual([]);
  });

  it('cite existing attacks of docs/attacks.md', () => {
    const attacks = textOf('docs/attacks.md');
    expect(broken(/\((P\d{1,2})\)/g, (attack) => attacks.includes(`| ${attack} |`))).toEqual([]);
  });

  it('cite existing tests in the tables of docs/attacks.md', () => {
    const rows = textOf('docs/attacks.md')
      .split('\n')
      .filter((row) => row.startsWith('| ') && row.includes('`'));
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.flatMap(missingTests)).toEqual([]);
  });

  it('cite existing decisions', () => {
    const numbers = readdirSync('docs/decisions').map((file) => Number(file.slice(0, 4)));
    expect(broken(/\b[Dd]ecisions? (\d+)\b/g, (number) => numbers.includes(Number(number)))).toEqual([]);
  });

  it('cite existing documents and rulings', () => {
    const rulings = textOf('docs/rulings.md');
    expect(broken(/\b(docs\/[\w/-]+\.md)\b/g, existsSync)).toEqual([]);
    expect(broken(/\b(A-\d{2})\b/g, (id) => rulings.includes(`| ${id} |`))).toEqual([]);
  });

  it('cite no document that is outside the repository', () => {
    expect(
      broken(/\b(scoring \d\.\d|scoring\.md|product\.md|house\.md|look\.md|language\.md)\b/g, () => false),
    ).toEqual([]);
  });
});
