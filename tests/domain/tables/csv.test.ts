import { expect, test } from 'vitest';
import { csvLine } from '../../../domain/tables/csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text that begins like the formula %j stays a text in CSV',
  (text) => {
    const line = csvLine([text]);
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('numbers stay numbers in CSV, and quotes, commas and line breaks are quoted', () => {
  expect(csvLine([-5, null, 'a "b", c', 'd\ne'])).toBe('-5,,"a ""b"", c","d\ne"\r\n');
});
