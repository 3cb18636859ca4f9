import type { AnswerOf } from '../contract/call.ts';
import { tasksCalls } from '../contract/v2/tasks.ts';
import { callMain } from './http.ts';

export type Outbox = AnswerOf<typeof tasksCalls.outbox>;
export type Jobs = AnswerOf<typeof tasksCalls.jobs>;

/** How many mails the server puts on a page. */
export const mailsOnAPage = 50;

export const readOutbox = (page: number): Promise<Outbox> => callMain(tasksCalls.outbox, { page });
export const readJobs = (): Promise<Jobs> => callMain(tasksCalls.jobs, {});

export const readSchedules = async () => (await callMain(tasksCalls.schedules, {})).schedules;

/** All answer the sentence to show. */
export const retryJob = async (id: string): Promise<string> =>
  (await callMain(tasksCalls.retry, { id })).message;
export const cancelJob = async (id: string): Promise<string> =>
  (await callMain(tasksCalls.cancel, { id })).message;
export const runNow = async (name: string): Promise<string> =>
  (await callMain(tasksCalls.runNow, { name })).message;
export const retryMail = async (id: number): Promise<string> =>
  (await callMain(tasksCalls.retryMail, { id })).message;
