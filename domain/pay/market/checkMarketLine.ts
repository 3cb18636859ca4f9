import { isCalendarDay } from '../../dates/days.ts';
import {
  companySizes,
  jobLevels,
  marketPercentiles,
  type Percentiles,
  payPeriods,
  percentilesBy,
  titleLanguages,
} from './marketData.ts';
import {
  marketFileLimits as limits,
  type MarketFileLine,
  type MarketFileRow,
  type MarketRowProblem,
  type RateRow,
} from './marketFile.ts';
import { parseObservations } from './parseObservations.ts';
import { weightedPercentiles } from './weightedPercentile.ts';

interface Problem {
  readonly column: string | null;
  readonly problem: MarketRowProblem;
}
type Checked<R> = { readonly row: R } | { readonly problems: readonly Problem[] };

/** Validates a line of a market data file. `hasRate` says whether there is an exchange rate for a currency; `today` is the last valid day. */
export function checkMarketLine(
  { cells }: Pick<MarketFileLine, 'cells'>,
  { hasRate, today }: { readonly hasRate: (currency: string) => boolean; readonly today: string },
): Checked<MarketFileRow> {
  const { text, problems, require } = readerOf(cells);
  const [code, family, source] = [
    text('job_code', limits.code),
    text('family', limits.text),
    text('source', limits.text),
  ];
  const titles = titleLanguages.flatMap((language) => text(`title_${language}`, limits.text, false) || []);
  require(titles.length > 0, 'title_en', 'titleMissing');
  const [location, industry] = [text('location', limits.text, false), text('industry', limits.text, false)];
  const level = jobLevels.find((one) => one === cells.level?.trim());
  require(level !== undefined, 'level', 'level');
  const country = cells.country?.trim() ?? '';
  require(/^[A-Z]{2}$/.test(country), 'country', 'country');
  const sizeText = cells.company_size?.trim() ?? '';
  const size = companySizes.find((one) => one === sizeText) ?? null;
  require(sizeText === '' || size !== null, 'company_size', 'size');
  const as_of = cells.date?.trim() ?? '';
  require(isDay(as_of) && as_of <= today, 'date', 'date');
  const currency = cells.currency?.trim() ?? '';
  require(/^[A-Z]{3}$/.test(currency), 'currency', 'currency');
  require(!/^[A-Z]{3}$/.test(currency) || hasRate(currency), 'currency', 'rate');
  const period = payPeriods.find((one) => one === cells.period?.trim());
  require(period !== undefined, 'period', 'period');
  const pay = readPay(cells, require);
  if (problems.length > 0 || !level || !period || !pay) return { problems };
  const group = { level, country, location, industry, size };
  return { row: { code, family, titles, source, as_of, currency, period, ...group, ...pay } };
}

/** Validates a line of a file of exchange rates. */
export function checkRateLine({ cells }: Pick<MarketFileLine, 'cells'>, today: string): Checked<RateRow> {
  const { text, problems, require } = readerOf(cells);
  const source = text('source', limits.text);
  const currency = cells.currency?.trim() ?? '';
  require(/^[A-Z]{3}$/.test(currency) && currency !== 'EUR', 'currency', 'currency');
  const as_of = cells.date?.trim() ?? '';
  require(isDay(as_of) && as_of <= today, 'date', 'date');
  const per_euro = readPositive(cells.per_euro);
  require(per_euro <= limits.pay, 'per_euro', 'pay');
  return problems.length > 0 ? { problems } : { row: { currency, per_euro, as_of, source } };
}

type Require = (isValid: boolean, column: string | null, problem: MarketRowProblem) => void;

/** The pay of a row: its percentiles with the number of people, or those of its observations. */
function readPay(
  cells: MarketFileLine['cells'],
  require: Require,
): { readonly n: number; readonly percentiles: Percentiles } | null {
  if (cells.observations?.trim()) {
    const observations = parseObservations(cells.observations);
    require(observations !== null, 'observations', 'observations');
    if (!observations) return null;
    const n = observations.reduce((sum, { weight }) => sum + weight, 0);
    return { n, percentiles: weightedPercentiles(observations) };
  }
  const n = /^\d{1,9}$/.test(cells.n?.trim() ?? '') ? Number(cells.n) : 0;
  require(n >= 1 && n <= limits.people, 'n', 'people');
  const percentiles = percentilesBy((name) => readPositive(cells[name]));
  const values = marketPercentiles.map((name) => percentiles[name]);
  for (const name of marketPercentiles) require(percentiles[name] <= limits.pay, name, 'pay');
  const isAscending = values.every((value, at) => at === 0 || !(value < (values[at - 1] ?? 0)));
  require(isAscending, 'p90', 'order');
  return { n, percentiles };
}

/** A number above 0 with at most four decimals; NaN for any other text. */
const readPositive = (text = ''): number => {
  const number = /^\d{1,10}(?:\.\d{1,4})?$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number > 0 ? number : Number.NaN;
};

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return (
    Number(year) >= limits.firstYear &&
    isCalendarDay({ year: Number(year), month: Number(month), day: Number(day) })
  );
}

/** Control characters, and characters that override the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Reads the texts of a line and collects its problems. */
function readerOf(cells: MarketFileLine['cells']) {
  const problems: Problem[] = [];
  const require: Require = (isValid, column, problem) => {
    if (!isValid) problems.push({ column, problem });
  };
  return {
    problems,
    require,
    text(column: string, most: number, isRequired = true): string {
      const value = (cells[column] ?? '').replace(/\s+/g, ' ').trim().normalize('NFC');
      require(!isRequired || value !== '', column, 'missing');
      require(value.length <= most, column, 'tooLong');
      require(!unprintable.test(value), column, 'characters');
      return value;
    },
  };
}
