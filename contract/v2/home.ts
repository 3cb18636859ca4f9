import { type InferType, object, string } from 'yup';
import { homeChangeKinds } from '../../domain/home/homeChanges.ts';
import { homeTaskKinds } from '../../domain/home/homeTasks.ts';
import { browserTimeZone } from '../browserTimeZone.ts';
import { type ResponseOf, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { listOf } from '../sharedShapes.ts';
import { anyText, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

const day = () => string().matches(/^\d{4}-\d{2}-\d{2}$/);

const task = object({
  kind: requiredChoice(homeTaskKinds),
  /** The campaign, role or action; empty for several actions. */
  context: anyText,
  /** The person the task is about; null for the caller's own tasks, and if the line combines several tasks. */
  about: textOrNull,
  count: requiredNumber,
  /** The last day where the caller is; null without one. */
  due_on: day().nullable().defined(),
  is_started: requiredFlag,
  /** Whether today's session is finished and the next one begins tomorrow. */
  is_done_today: requiredFlag,
  /** The announced duration of a survey that isn't started; null for other tasks. */
  minutes: object({ from: requiredNumber, to: requiredNumber }).nullable().defined(),
  min_group: requiredNumber.nullable(),
  /** The page that the task opens. */
  path: requiredText,
});
export type ListedTask = InferType<typeof task>;

const change = object({
  kind: requiredChoice(homeChangeKinds),
  /** The campaign or file; null if the change is about the caller. */
  name: textOrNull,
  at: requiredText,
  is_new: requiredFlag,
  path: requiredText,
});
export type ListedChange = InferType<typeof change>;

/** The home page. Refused while another account is viewed. */
export const homeCalls = {
  overview: readCall('user', '/v2/home/overview', {
    summary:
      'What waits for the caller, the earliest last day first, with the number of tasks, and what changed in the last 30 days or is unread, newest first. Tasks and counts are about the caller only. At most 50 lines and 6 changes. `time_zone` is that of the browser, used for a profile without one.',
    body: object({ time_zone: browserTimeZone() }),
    response: object({
      /** Today's date where the caller is. */
      today: day().required(),
      /** The number of tasks due now, over all lines. */
      waiting: requiredNumber,
      tasks: listOf(task),
      changes: listOf(change),
    }),
  }),
} as const;

export type HomeOverview = ResponseOf<typeof homeCalls.overview>;
