import {
  type BenchmarkColumn,
  benchmarkColumns,
  benchmarkFileLimits as limits,
} from './benchmarkFileLimits.ts';

/** The score of one topic according to an outside source. */
export interface ExternalScore {
  readonly topic_id: number;
  /** The mean, 0-100. */
  readonly score: number;
  /** The standard deviation between respondents, in points. */
  readonly spread: number;
  /** The number of respondents. */
  readonly n: number;
  readonly source: string;
  readonly year: number;
}

export const benchmarkRowProblems = [
  'cells',
  'topicUnknown',
  'topicAmbiguous',
  'score',
  'spread',
  'respondents',
  'sourceMissing',
  'sourceTooLong',
  'characters',
  'year',
  'duplicate',
] as const;
type RowProblemCode = (typeof benchmarkRowProblems)[number];

export const benchmarkFileProblems = [
  'empty',
  'tooLong',
  'brokenQuote',
  'columnMissing',
  'columnTwice',
  'noRows',
  'tooManyRows',
] as const;
type FileProblemCode = (typeof benchmarkFileProblems)[number];

/** Why a file or one of its lines can't be applied. */
export interface BenchmarkFileProblem {
  /** Null for a problem of the whole file. */
  readonly line: number | null;
  readonly column: BenchmarkColumn | null;
  readonly problem: RowProblemCode | FileProblemCode;
  /** The first line with the same topic, source and year. */
  readonly first_line: number | null;
}

/** A line of the file with its cells as text. */
export interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

interface KnownTopic {
  readonly topic_id: number;
  readonly topic: string;
}

export interface CheckedBenchmark {
  /** The rows without problems, in the order of the file. */
  readonly rows: readonly ExternalScore[];
  readonly problems: readonly BenchmarkFileProblem[];
}

/**
 * Validates the lines of a benchmark file, the first of which is the heading. A topic is matched by its name or id. Two rows may have the
 * same topic only if their source or year differs. `thisYear` is the last plausible year.
 */
export function checkBenchmarkRows(
  [heading, ...lines]: readonly FileLine[],
  topics: readonly KnownTopic[],
  thisYear: number,
): CheckedBenchmark {
  const names = (heading?.cells ?? []).map(normalizeName);
  const headingProblems = benchmarkColumns.flatMap((column) => {
    const times = names.filter((name) => name === column).length;
    if (times === 1) return [];
    return fileProblem(times === 0 ? 'columnMissing' : 'columnTwice', column);
  });
  if (headingProblems.length > 0) return { rows: [], problems: headingProblems };
  if (lines.length === 0) return { rows: [], problems: [fileProblem('noRows')] };
  if (lines.length > limits.rows) return { rows: [], problems: [fileProblem('tooManyRows')] };

  const topicIds = topicIdsByName(topics);
  const firstLines = new Map<string, number>();
  const rows: ExternalScore[] = [];
  const problems: BenchmarkFileProblem[] = [];
  for (const { line, cells } of lines) {
    const row = readRow((column) => (cells[names.indexOf(column)] ?? '').trim(), topicIds, thisYear);
    const own: BenchmarkFileProblem[] = row.problems.map((one) => ({ line, first_line: null, ...one }));
    if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
      own.push({ line, column: null, problem: 'cells', first_line: null });
    const key = JSON.stringify([row.topic_id, normalizeName(row.source), row.year]);
    const first_line = firstLines.get(key);
    if (own.length === 0 && first_line !== undefined)
      own.push({ line, column: 'topic', problem: 'duplicate', first_line });
    if (own.length === 0) {
      firstLines.set(key, line);
      const { topic_id, score, spread, n, source, year } = row;
      rows.push({ topic_id, score, spread, n, source, year });
    }
    problems.push(...own);
  }
  return { rows, problems };
}

/** A problem of the whole file, or of a column of its heading. */
export const fileProblem = (
  problem: FileProblemCode,
  column: BenchmarkColumn | null = null,
): BenchmarkFileProblem => ({ line: null, column, problem, first_line: null });

interface ReadRow extends ExternalScore {
  readonly problems: readonly Pick<BenchmarkFileProblem, 'column' | 'problem'>[];
}

function readRow(
  cell: (column: BenchmarkColumn) => string,
  topicIds: ReadonlyMap<string, number | null>,
  thisYear: number,
): ReadRow {
  const topic = topicIds.get(normalizeName(cell('topic')));
  const source = cell('source').replace(/\s+/g, ' ').normalize('NFC');
  const [score, spread] = [readDecimal(cell('score')), readDecimal(cell('spread'))];
  const [n, year] = [readWhole(cell('n')), readWhole(cell('year'))];
  const checks: readonly (readonly [boolean, BenchmarkColumn, RowProblemCode])[] = [
    [topic !== undefined, 'topic', 'topicUnknown'],
    [topic !== null, 'topic', 'topicAmbiguous'],
    [score >= 0 && score <= 100, 'score', 'score'],
    [spread >= 0.01 && spread <= limits.spread, 'spread', 'spread'],
    [n >= 1 && n <= limits.respondents, 'n', 'respondents'],
    [source !== '', 'source', 'sourceMissing'],
    [source.length <= limits.source, 'source', 'sourceTooLong'],
    [!unprintable.test(source), 'source', 'characters'],
    [year >= limits.firstYear && year <= thisYear, 'year', 'year'],
  ];
  const problems = checks.flatMap(([isValid, column, problem]) => (isValid ? [] : { column, problem }));
  return { topic_id: topic ?? 0, score, spread, n, source, year, problems };
}

/** The ids of topics by name and by id; null for a text that means several topics. */
function topicIdsByName(topics: readonly KnownTopic[]): ReadonlyMap<string, number | null> {
  const ids = new Map<string, number | null>();
  for (const { topic_id, topic } of topics) {
    for (const name of [normalizeName(topic), String(topic_id)]) {
      ids.set(name, ids.has(name) && ids.get(name) !== topic_id ? null : topic_id);
    }
  }
  return ids;
}

const normalizeName = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Control characters, and characters that override the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A number with a point or a comma before its decimals, rounded to hundredths; NaN for any other text. */
const readDecimal = (text: string): number =>
  /^\d{1,3}(?:[.,]\d{1,9})?$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 100) / 100
    : Number.NaN;

const readWhole = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);
