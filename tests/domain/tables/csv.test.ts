import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, removeFormulaGuard } from '../../../domain/tables/csv.ts';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '−1',
  ' =1',
  '  ＝1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '\tplain',
  "'=1",
  "''＝1",
];

/** The one cell of a line, as parsed by a CSV reader. */
const cellOf = (text: string) => {
  const line = csvLine([text]).slice(0, -2);
  return line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
};

const splitFormulas = [
  ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['x\t=1', "x\t'=1"],
  ['x| +1', "x|' +1"],
  ['x\n@SUM(A1)', "x\n'@SUM(A1)"],
  [';"=1', ';\'"=1'],
  ['=1;=2', "'=1;'=2"],
  ["x;'=1", "x;''=1"],
] as const;

test.each(splitFormulas)(
  'the formula in %j stays text if another separator splits the cell',
  (text, written) => {
    expect(cellOf(text)).toBe(written);
  },
);

test.each(formulas)('text that starts like the formula %j stays text in CSV', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

test.each(['', 'Ida', "d'Arc", "'quoted'", 'a=b', ' Ida', 'a; b|c\td', '1-2', 'ｘ＝1'])(
  'the text %j is written unchanged',
  (text) => {
    expect(cellOf(text)).toBe(text);
  },
);

test('every written text is read back unchanged', () => {
  const signs = fc.constantFrom(...'=+-@＝＋－＠\'\t\r\n ,";|aé'.split(''), '\u200b', '\ufeff');
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(signs, fc.string({ minLength: 1, maxLength: 1 })) }), (text) => {
      expect(removeFormulaGuard(cellOf(text))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test('numbers stay numbers in CSV, and quotes, commas and line breaks are quoted', () => {
  expect(csvLine([-5, null, 'a "b", c', 'd\ne'])).toBe('-5,,"a ""b"", c","d\ne"\r\n');
});
