import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../contract/call.ts';
import { unsubscribeCalls } from '../contract/v2/unsubscribe.ts';
import { HttpError } from './errors.ts';
import { callMain } from './http.ts';

export type Reminders = ResponseOf<typeof unsubscribeCalls.read>;

const maxRetries = 2;

/** The survey of a reminder's link. The page is public, so the key begins with the link's code. */
export const remindersQuery = (code: string) =>
  queryOptions({
    queryKey: [code, 'reminders'] as const,
    queryFn: ({ signal }): Promise<Reminders> => callMain(unsubscribeCalls.read, { code }, { signal }),
    retry: (count, failure) =>
      count < maxRetries && !(failure instanceof HttpError && failure.status === 404),
  });

/** Stops the reminders of this survey only. */
export const stopReminders = (code: string): Promise<Reminders> => callMain(unsubscribeCalls.stop, { code });
