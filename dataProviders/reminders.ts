import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../contract/call.ts';
import { reminderCalls } from '../contract/v2/reminders.ts';
import { HttpError } from './errors.ts';
import { callMain } from './http.ts';

export type Reminders = AnswerOf<typeof reminderCalls.read>;

const maxRetries = 2;

/** The survey of a reminder's link. The page is public, so the key begins with the link's code. */
export const remindersQuery = (code: string) =>
  queryOptions({
    queryKey: [code, 'reminders'] as const,
    queryFn: ({ signal }): Promise<Reminders> => callMain(reminderCalls.read, { code }, { signal }),
    retry: (count, failure) =>
      count < maxRetries && !(failure instanceof HttpError && failure.status === 404),
  });

/** Stops the reminders of this survey only. */
export const stopReminders = (code: string): Promise<Reminders> => callMain(reminderCalls.stop, { code });
