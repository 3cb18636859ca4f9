import { queryOptions } from '@tanstack/react-query';
import { backgroundTaskCalls } from '../contract/v2/backgroundTasks.ts';
import { scoringRunCalls } from '../contract/v2/scoring.ts';
import { callQuery, memberQuery, pageQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

const key = keysOf('platform tasks');

/** Everything cached about the platform's background work. */
export const taskKeys = (accountId: number) => [key(accountId)];

/** The page size used by the server. */
export const mailPageSize = 50;

/** One page of unsent emails; the previous page stays visible while the next one loads. */
export const outboxQuery = (accountId: number, page: number) =>
  pageQuery(key(accountId, 'outbox', page), backgroundTaskCalls.outbox, { page });

export const jobsQuery = (accountId: number) =>
  callQuery(key(accountId, 'jobs'), backgroundTaskCalls.jobs, {});

export const schedulesQuery = (accountId: number) =>
  memberQuery(key(accountId, 'schedules'), backgroundTaskCalls.schedules, {}, 'schedules');

const pollMs = 2_000;

/** Scoring runs; polled while one of them is in progress. */
export const scoringRunsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'scoring'),
    queryFn: async ({ signal }) => (await callMain(scoringRunCalls.runs, {}, { signal })).runs,
    refetchInterval: ({ state }) => (state.data?.some(({ ended_at }) => ended_at === null) ? pollMs : false),
  });

/** Retries a failed job. Like the functions below, it returns the text to show. */
export const retryJob = (id: string) => callForMessage(backgroundTaskCalls.retry, { id });
export const cancelJob = (id: string) => callForMessage(backgroundTaskCalls.cancel, { id });
export const runScheduleNow = (name: string) => callForMessage(backgroundTaskCalls.runNow, { name });
export const retryMail = (id: number) => callForMessage(backgroundTaskCalls.retryMail, { id });
export const startRescoring = () => callForMessage(scoringRunCalls.rescore, {});
