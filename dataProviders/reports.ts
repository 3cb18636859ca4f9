import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/call.ts';
import { type CycleReports, reportCalls, reportFiles } from '../contract/v2/reports.ts';
import { paperFormatOf } from '../domain/reports/paperSizes.ts';
import { callForMessage, callMain, downloadFile } from './http.ts';
import { surveyKey } from './surveyCampaigns.ts';

type Input = Readonly<Record<string, string | number | null>>;

/** Requests a report in the usual paper size of the reader's region. */
async function downloadReport(path: string, input: Input): Promise<Blob> {
  const query = new URLSearchParams({ paper: paperFormatOf(navigator.language) });
  for (const [name, value] of Object.entries(input)) if (value !== null) query.set(name, String(value));
  return downloadFile(`${path}?${query}`);
}

/** Returns the signed-in person's own metrics, of the given score or the newest. */
export const downloadPersonalReport = (scoreId: number | null = null): Promise<Blob> =>
  downloadReport(reportFiles.personal.path, { score_id: scoreId });

/**
 * Returns the published results of a closed benchmark campaign, by one dimension or by all that the caller may read.
 */
export const downloadCultureReport = (campaignId: number, dimension: string | null = null): Promise<Blob> =>
  downloadReport(reportFiles.culture.path, { campaign_id: campaignId, dimension });

/** Returns the published results of a closed benchmark campaign as a presentation. */
export const downloadCultureSlides = (campaignId: number): Promise<Blob> =>
  downloadFile(`${reportFiles.cultureSlides.path}?campaign_id=${campaignId}`);

/** Returns one constellation with the profiles that the caller may read. */
export const downloadConstellationReport = (constellationId: number): Promise<Blob> =>
  downloadReport(reportFiles.constellation.path, { constellation_id: constellationId });

const pollMs = 2_000;

/** The reports of a 360 campaign, their progress, and a page of people; polled while reports are being made. */
export const cycleReportsQuery = (accountId: number, input: BodyOf<typeof reportCalls.cycleState>) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'reports', input),
    queryFn: ({ signal }): Promise<CycleReports> => callMain(reportCalls.cycleState, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.run && !state.data.run.ended_at ? pollMs : false),
  });

/** Starts the reports of a campaign; returns the text to show, like `retryCycleReports`. */
export const startCycleReports = (campaign_id: number, kind: 'zip' | 'mail') =>
  callForMessage(reportCalls.startCycle, { campaign_id, kind, paper: paperFormatOf(navigator.language) });
export const retryCycleReports = (campaign_id: number) =>
  callForMessage(reportCalls.retryCycle, { campaign_id });

/** Returns the finished reports of a 360 campaign in one file. */
export async function downloadCycleReports(campaignId: number): Promise<Blob> {
  const path = `${reportFiles.cycle.path}?campaign_id=${campaignId}`;
  return downloadFile(path);
}
