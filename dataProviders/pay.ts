import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { payCalls as calls, type PayReportQuery, payFileCalls, payUploads } from '../contract/v2/pay.ts';
import { paperFormatOf } from '../domain/reports/paperSizes.ts';
import { payProjects } from '../resources/payProjects/payProjects.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { callForMessage, downloadFile, request } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';

export type { PayGaps, PayPersonOnPage, PayUpload } from '../contract/v2/pay.ts';
export { payPeoplePageSize } from '../contract/v2/pay.ts';
export type PayOverview = ResponseOf<typeof calls.overview>;

const key = keysOf('pay');

/** Everything cached about the files of pay projects. */
export const payKeys = (accountId: number) => [key(accountId), recordsKey(payProjects)];

export const payUploadQuery = (accountId: number, project_id: number) =>
  callQuery(key(accountId, 'uploaded', project_id), calls.uploaded, { project_id });

export const payOverviewQuery = (accountId: number, project_id: number) =>
  callQuery(key(accountId, 'overview', project_id), calls.overview, { project_id });

export const payPeopleQuery = (accountId: number, input: BodyOf<typeof calls.people>) =>
  pageQuery(key(accountId, 'people', input), calls.people, input);

export const payGapsQuery = (accountId: number, input: BodyOf<typeof calls.gaps>) =>
  pageQuery(key(accountId, 'gaps', input), calls.gaps, input);

/** Uploads a file of employees to a project. */
export async function uploadPayFile(project_id: number, file: File): Promise<void> {
  const query = new URLSearchParams({ project_id: String(project_id), name: file.name });
  await request('main', 'POST', `${payUploads.file.path}?${query}`, file);
}

/** Returns the report on pay transparency as a file made by the server. */
export async function exportPayReport(project_id: number, format: PayReportQuery['format']): Promise<Blob> {
  const query = new URLSearchParams({
    project_id: String(project_id),
    format,
    paper: paperFormatOf(navigator.language),
  });
  return downloadFile(`${payFileCalls.report.path}?${query}`);
}

/** Runs the dry run. Like the functions below, it returns the text to show. */
export const checkPayFile = (input: BodyOf<typeof calls.check>) => callForMessage(calls.check, input);
export const applyPayFile = (project_id: number) => callForMessage(calls.apply, { project_id });
export const undoPayFile = (project_id: number) => callForMessage(calls.undo, { project_id });
