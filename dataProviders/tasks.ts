import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backgroundTaskCalls } from '../contract/v2/backgroundTasks.ts';
import { scoringRunCalls } from '../contract/v2/scoring.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

const key = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'platform tasks', ...rest);

/** Everything cached about the platform's background work. */
export const taskKeys = (accountId: number) => [key(accountId)];

/** The page size used by the server. */
export const mailPageSize = 50;

/** One page of unsent emails; the previous page stays visible while the next one loads. */
export const outboxQuery = (accountId: number, page: number) =>
  queryOptions({
    queryKey: key(accountId, 'outbox', page),
    queryFn: ({ signal }) => callMain(backgroundTaskCalls.outbox, { page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const jobsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'jobs'),
    queryFn: ({ signal }) => callMain(backgroundTaskCalls.jobs, {}, { signal }),
  });

export const schedulesQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'schedules'),
    queryFn: async ({ signal }) => (await callMain(backgroundTaskCalls.schedules, {}, { signal })).schedules,
  });

const pollMs = 2_000;

/** Scoring runs; polled while one of them is in progress. */
export const scoringRunsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'scoring'),
    queryFn: async ({ signal }) => (await callMain(scoringRunCalls.runs, {}, { signal })).runs,
    refetchInterval: ({ state }) => (state.data?.some(({ ended_at }) => ended_at === null) ? pollMs : false),
  });

/** Each returns the text to show. */
export const retryJob = async (id: string): Promise<string> =>
  (await callMain(backgroundTaskCalls.retry, { id })).message;
export const cancelJob = async (id: string): Promise<string> =>
  (await callMain(backgroundTaskCalls.cancel, { id })).message;
export const runScheduleNow = async (name: string): Promise<string> =>
  (await callMain(backgroundTaskCalls.runNow, { name })).message;
export const retryMail = async (id: number): Promise<string> =>
  (await callMain(backgroundTaskCalls.retryMail, { id })).message;
export const startRescoring = async (): Promise<string> =>
  (await callMain(scoringRunCalls.rescore, {})).message;
