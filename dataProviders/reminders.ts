import type { AnswerOf } from '../contract/call.ts';
import { reminderCalls } from '../contract/v2/reminders.ts';
import { callMain } from './http.ts';

export type Reminders = AnswerOf<typeof reminderCalls.read>;

/** What the link in a reminder is about. */
export const readReminders = (code: string): Promise<Reminders> => callMain(reminderCalls.read, { code });

/** Stops the reminders it is about, and no others. */
export const stopReminders = (code: string): Promise<Reminders> => callMain(reminderCalls.stop, { code });
