import { checkMarketLine, checkRateLine } from '../../../../domain/pay/market/checkMarketLine.ts';
import {
  type MarketFileProblem,
  type MarketFileRow,
  marketFileLimits,
  type RateRow,
  rateColumns,
  requiredMarketColumns,
} from '../../../../domain/pay/market/marketFile.ts';
import { type ReadLines, readMarketLines } from './readMarketLines.ts';

export type CheckedMarketFile = { readonly problems: readonly MarketFileProblem[] } & (
  | { readonly kind: 'pay'; readonly rows: readonly MarketFileRow[] }
  | { readonly kind: 'rates'; readonly rows: readonly RateRow[] }
);

/**
 * Validates a file of market data or exchange rates, which differ by their columns. `currencies` have a rate. Throws an error that says why
 * the file as a whole can't be loaded.
 */
export function checkMarketFile(
  text: string,
  { currencies, today }: { readonly currencies: ReadonlySet<string>; readonly today: string },
): CheckedMarketFile {
  const read = readMarketLines(text);
  const isRates = read.columns
    ? read.columns.includes('per_euro')
    : 'per_euro' in (read.lines[0]?.cells ?? {});
  requireColumns(read, isRates ? rateColumns : requiredMarketColumns);
  const broken = read.broken.map((line) => ({ line, column: null, problem: 'broken' as const }));
  if (isRates) {
    const checked = checkLines(
      read,
      (line) => checkRateLine(line, today),
      ({ currency }) => currency,
    );
    return { kind: 'rates', rows: checked.rows, problems: [...broken, ...checked.problems] };
  }
  const hasRate = (currency: string) => currency === 'EUR' || currencies.has(currency);
  const checked = checkLines(read, (line) => checkMarketLine(line, { hasRate, today }), keyOf);
  return { kind: 'pay', rows: checked.rows, problems: [...broken, ...checked.problems] };
}

function requireColumns({ columns, lines }: ReadLines, required: readonly string[]): void {
  const missing = columns && required.filter((name) => !columns.includes(name));
  if (missing && missing.length > 0) throw new Error(`The file has no column ${missing.join(', ')}.`);
  if (lines.length === 0) throw new Error('The file has no rows.');
  if (lines.length > marketFileLimits.rows) {
    throw new Error(
      `The file has ${lines.length} rows; at most ${marketFileLimits.rows} can be loaded at once.`,
    );
  }
}

/** Rows that describe the same group by the same source on the same day are duplicates. */
const keyOf = ({ code, level, country, location, industry, size, source, as_of }: MarketFileRow): string =>
  JSON.stringify([code, level, country, location, industry, size, source, as_of]);

function checkLines<R>(
  { lines }: ReadLines,
  check: (
    line: ReadLines['lines'][number],
  ) => { row: R } | { problems: readonly Omit<MarketFileProblem, 'line'>[] },
  keyOfRow: (row: R) => string,
): { readonly rows: readonly R[]; readonly problems: readonly MarketFileProblem[] } {
  const rows: R[] = [];
  const problems: MarketFileProblem[] = [];
  const keys = new Set<string>();
  for (const one of lines) {
    const checked = check(one);
    if ('problems' in checked) {
      problems.push(...checked.problems.map((problem) => ({ line: one.line, ...problem })));
      continue;
    }
    const key = keyOfRow(checked.row);
    if (keys.has(key)) problems.push({ line: one.line, column: null, problem: 'duplicate' });
    else rows.push(checked.row);
    keys.add(key);
  }
  return { rows, problems };
}
