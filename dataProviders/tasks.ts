import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { scoringCalls } from '../contract/v2/scoring.ts';
import { tasksCalls } from '../contract/v2/tasks.ts';
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
    queryFn: ({ signal }) => callMain(tasksCalls.outbox, { page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const jobsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'jobs'),
    queryFn: ({ signal }) => callMain(tasksCalls.jobs, {}, { signal }),
  });

export const schedulesQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'schedules'),
    queryFn: async ({ signal }) => (await callMain(tasksCalls.schedules, {}, { signal })).schedules,
  });

const pollMs = 2_000;

/** Scoring runs; polled while one of them is in progress. */
export const scoringRunsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'scoring'),
    queryFn: async ({ signal }) => (await callMain(scoringCalls.runs, {}, { signal })).runs,
    refetchInterval: ({ state }) => (state.data?.some(({ ended_at }) => ended_at === null) ? pollMs : false),
  });

/** Each returns the text to show. */
export const retryJob = async (id: string): Promise<string> =>
  (await callMain(tasksCalls.retry, { id })).message;
export const cancelJob = async (id: string): Promise<string> =>
  (await callMain(tasksCalls.cancel, { id })).message;
export const runNow = async (name: string): Promise<string> =>
  (await callMain(tasksCalls.runNow, { name })).message;
export const retryMail = async (id: number): Promise<string> =>
  (await callMain(tasksCalls.retryMail, { id })).message;
export const rescore = async (): Promise<string> => (await callMain(scoringCalls.rescore, {})).message;
