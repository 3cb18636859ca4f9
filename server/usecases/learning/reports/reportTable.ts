import type { ExportedReport, LearningExportQuery } from '../../../../contract/v2/learningReports.ts';
import {
  type CompletionCounts,
  completionShare,
  minutesOf,
} from '../../../../domain/learning/learningReports.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { TableCell } from '../../../../domain/tables/csv.ts';
import type { learningReportFile } from '../../../../locales/en/learningReportFile.ts';
import type { Translated } from '../../../../locales/languages.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { readCompletionReport, readLearningRecords, readLessonReport } from './readLearningReports.ts';

export type ReportWords = Translated<typeof learningReportFile>;

/** The rows that are read at once. Each chunk counts all records again, so it is large. */
const chunk = 20_000;

interface LearningTable {
  readonly title: string;
  readonly header: readonly string[];
  readonly lines: AsyncIterable<TableCell[]>;
}

/** Returns a report as a table of all its rows. Throws `invalid` for lessons without a course, and like the report itself. */
export async function readReportTable(
  deps: Deps,
  caller: Caller,
  query: LearningExportQuery,
  words: ReportWords,
): Promise<LearningTable> {
  const { report } = query;
  if (report === 'people') return peopleTable(deps, caller, query, words);
  if (report === 'lessons') return lessonTable(deps, caller, query, words);
  const header = [words.rowsOf[report], ...Object.values(words.columns)];
  return { title: words.titles[report], header, lines: completionLines(deps, caller, { ...query, report }) };
}

async function* completionLines(
  deps: Deps,
  caller: Caller,
  query: LearningExportQuery & { report: Exclude<ExportedReport, 'lessons' | 'people'> },
): AsyncGenerator<TableCell[]> {
  for (let from = 0; ; from += chunk) {
    const { rows } = await readCompletionReport(deps, caller, { ...query, slice: { from, size: chunk } });
    for (const row of rows) {
      const { name, people, completed, started, assigned, overdue, days, score } = row;
      const share = percentOf({ people, completed });
      const times = [minutesOf(row.median_seconds), minutesOf(row.total_seconds)];
      yield [name, people, completed, started, assigned, overdue, share, days, score, ...times];
    }
    if (rows.length < chunk) return;
  }
}

const percentOf = (counts: CompletionCounts) => `${Math.round(100 * completionShare(counts))}%`;

async function lessonTable(deps: Deps, caller: Caller, query: LearningExportQuery, words: ReportWords) {
  const { course_id } = query;
  if (course_id === null) throw new Refusal('invalid', [{ field: 'course_id', problem: 'required' }]);
  const { title, lessons } = await readLessonReport(deps, caller, { ...query, course_id });
  const rows = lessons.map(({ title: name, reached, completed, stopped, median_seconds }) => [
    name,
    reached,
    completed,
    stopped,
    minutesOf(median_seconds),
  ]);
  return {
    title: words.titles.lessons.replace('%{course}', () => title),
    header: Object.values(words.lessonColumns),
    lines: eachOf(rows),
  };
}

async function* eachOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function peopleTable(
  deps: Deps,
  caller: Caller,
  query: LearningExportQuery,
  words: ReportWords,
): Promise<LearningTable> {
  const first = await readLearningRecords(deps, caller, { ...query, slice: { from: 0, size: chunk } });
  async function* lines(): AsyncGenerator<TableCell[]> {
    let { records } = first;
    for (let from = chunk; ; from += chunk) {
      for (const { name, title, state, is_overdue, due_on, completed_on, score, seconds } of records) {
        const status = words.states[is_overdue ? 'overdue' : state];
        yield [name, title, status, due_on, completed_on, score, minutesOf(seconds)];
      }
      if (records.length < chunk) return;
      ({ records } = await readLearningRecords(deps, caller, { ...query, slice: { from, size: chunk } }));
    }
  }
  return { title: words.titles.people, header: Object.values(words.recordColumns), lines: lines() };
}
