import type { BodyOf, ResponseOf } from '../contract/call.ts';
import {
  learningReportCalls as calls,
  type ExportedReport,
  learningReportFiles,
  type ReportFormat,
} from '../contract/v2/learningReports.ts';
import { paperFormatOf } from '../domain/reports/paperSizes.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { downloadFile } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type {
  CompletionRow,
  ContentChange,
  LearningRecord,
  ReportFormat,
} from '../contract/v2/learningReports.ts';
export { learningReportPageSize } from '../contract/v2/learningReports.ts';
export type CompletionInput = BodyOf<typeof calls.completion>;
export type Completion = ResponseOf<typeof calls.completion>;
export type LessonReport = ResponseOf<typeof calls.lessons>;
export type RecordsInput = BodyOf<typeof calls.people>;
export type ReportOptions = ResponseOf<typeof calls.options>;

const key = keysOf('learning reports');

export const reportOptionsQuery = (accountId: number) =>
  callQuery(key(accountId, 'options'), calls.options, {});

export const completionQuery = (accountId: number, input: CompletionInput) =>
  pageQuery(key(accountId, 'completion', input), calls.completion, input);

export const lessonReportQuery = (accountId: number, input: BodyOf<typeof calls.lessons>) =>
  callQuery(key(accountId, 'lessons', input), calls.lessons, input);

export const learningRecordsQuery = (accountId: number, input: RecordsInput) =>
  pageQuery(key(accountId, 'people', input), calls.people, input);

export const contentChangesQuery = (accountId: number, campaign_id: number | null) =>
  callQuery(key(accountId, 'changes', campaign_id), calls.changes, { campaign_id });

type Filters = Readonly<Record<string, string | number | null>>;

/** Returns a whole report as a file made by the server. */
export async function exportLearningReport(
  format: ReportFormat,
  report: ExportedReport,
  filters: Filters,
): Promise<Blob> {
  const query = new URLSearchParams({ report, format, paper: paperFormatOf(navigator.language) });
  for (const [name, value] of Object.entries(filters)) if (value !== null) query.set(name, String(value));
  return downloadFile(`${learningReportFiles.learning.path}?${query}`);
}
