import { type CycleReports, reportCalls, reportFiles } from '../contract/v2/reports.ts';
import { paperOf } from '../domain/reports/paperSizes.ts';
import { callMain, request } from './http.ts';

type Wish = Readonly<Record<string, string | number | null>>;

/** A report for the paper that is usual where the reader is. */
async function report(path: string, input: Wish): Promise<Blob> {
  const query = new URLSearchParams({ paper: paperOf(navigator.language) });
  for (const [name, value] of Object.entries(input)) if (value !== null) query.set(name, String(value));
  return (await request('main', 'GET', `${path}?${query}`, undefined, { file: true })).body as Blob; // as it was asked for
}

/** The own personal metrics; of the newest own form, or of the one that is named. */
export const personalReport = (scoreId: number | null = null): Promise<Blob> =>
  report(reportFiles.personal.path, { score_id: scoreId });

/** What was published of a closed benchmark campaign, by everything that the asker may see or by one division. */
export const cultureReport = (campaignId: number, dimension: string | null = null): Promise<Blob> =>
  report(reportFiles.culture.path, { campaign_id: campaignId, dimension });

/** One constellation with the profiles that the asker may see. */
export const constellationReport = (constellationId: number): Promise<Blob> =>
  report(reportFiles.constellation.path, { constellation_id: constellationId });

/** How the reports of a cycle may be delivered, how far that is, and a page of people with their states. */
export const cycleReports = (campaign_id: number, page: number): Promise<CycleReports> =>
  callMain(reportCalls.cycleState, { campaign_id, page });

/** Each answers the sentence to show. */
export const startCycle = async (campaign_id: number, kind: 'zip' | 'mail'): Promise<string> =>
  (await callMain(reportCalls.startCycle, { campaign_id, kind, paper: paperOf(navigator.language) })).message;
export const retryCycle = async (campaign_id: number): Promise<string> =>
  (await callMain(reportCalls.retryCycle, { campaign_id })).message;

/** All reports of a cycle that are made. */
export async function cycleFile(campaignId: number): Promise<Blob> {
  const path = `${reportFiles.cycle.path}?campaign_id=${campaignId}`;
  return (await request('main', 'GET', path, undefined, { file: true })).body as Blob; // as it was asked for
}
