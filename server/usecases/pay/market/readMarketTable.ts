import { marketPercentiles } from '../../../../domain/pay/market/marketData.ts';
import type { TableCell } from '../../../../domain/tables/csv.ts';
import type { compensationFile } from '../../../../locales/en/compensationFile.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { type MarketPayQuery, readMarketPay } from './readMarketPay.ts';

type Words = typeof compensationFile;
type Answer = Awaited<ReturnType<typeof readMarketPay>>;
type Job = Answer['jobs'][number];

/** The market pay of jobs as a table: a row for each job, followed by one for each of its sources. */
export async function readMarketTable(deps: Deps, caller: Caller, query: MarketPayQuery, words: Words) {
  const answer = await readMarketPay(deps, caller, query);
  const header = Object.values(words.columns);
  const rows = answer.jobs.flatMap((job) => rowsOf(job, answer, words));
  return { header, lines: asLines(rows) };
}

async function* asLines(rows: readonly TableCell[][]): AsyncGenerator<TableCell[]> {
  yield* rows;
}

function rowsOf({ code, title, price }: Job, { requested, terms }: Answer, words: Words): TableCell[][] {
  const { group, figures, percentiles, n, confidence } = price ?? {
    group: requested,
    figures: [],
    percentiles: null,
    n: 0,
    confidence: null,
  };
  const place = [
    code,
    title,
    words.levels[group.level],
    group.country,
    group.location,
    group.industry,
    group.size === null ? '' : words.sizes[group.size],
  ];
  const units = [terms.currency, words.periods[terms.period]];
  const all: TableCell[] = [
    ...place,
    words.combined,
    terms.day,
    n,
    ...marketPercentiles.map((name) => (percentiles ? round(percentiles[name]) : null)),
    ...units,
    confidence && words.confidence[confidence],
    null,
    null,
    figures.some(({ is_synthetic }) => is_synthetic) ? words.synthetic : '',
  ];
  const sources = figures.map((figure): TableCell[] => [
    ...place,
    figure.source,
    figure.as_of,
    figure.n,
    ...marketPercentiles.map((name) => round(figure.adjusted[name])),
    ...units,
    null,
    round(figure.ageing, 6),
    round(figure.exchange * figure.periods, 6),
    figure.is_synthetic ? words.synthetic : '',
  ]);
  return [all, ...sources];
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));
