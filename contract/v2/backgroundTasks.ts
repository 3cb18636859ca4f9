import { type InferType, mixed, number, object } from 'yup';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { id, listOf, uuid } from '../sharedShapes.ts';
import { anyText, requiredNumber, requiredText, textOrNull } from '../values.ts';

/** An unsent email. `text` is null unless the status is `outbox`. */
export const unsentMail = object({
  id: id(),
  to: anyText,
  subject: anyText,
  status: mixed<'queued' | 'outbox' | 'failed'>().oneOf(['queued', 'outbox', 'failed']).required(),
  attempts: requiredNumber,
  last_error: textOrNull,
  created_at: requiredText,
  text: textOrNull,
});
export type UnsentMailResponse = InferType<typeof unsentMail>;

export const jobStates = ['waiting', 'running', 'failed', 'cancelled', 'done'] as const;
export type JobState = (typeof jobStates)[number];

export const jobRun = object({
  id: requiredText,
  name: requiredText,
  state: mixed<JobState>().oneOf(jobStates).required(),
  reason: textOrNull,
  created_at: requiredText,
  started_at: textOrNull,
  finished_at: textOrNull,
});
export type JobRun = InferType<typeof jobRun>;

/** A job that runs on a schedule. */
export const scheduledJob = object({
  name: requiredText,
  cron: requiredText,
  last_at: textOrNull,
  last_state: mixed<JobState>().oneOf(jobStates).nullable().defined(),
  next_at: textOrNull,
});
export type ScheduledJob = InferType<typeof scheduledJob>;

/** Unsent emails, job runs and schedules of the platform. */
export const backgroundTaskCalls = {
  outbox: readCall('super_admin', '/v2/tasks/outbox', {
    summary: 'Unsent emails, newest first, 50 per page.',
    body: object({
      page: number().integer('wholeNumber').min(1, 'tooSmall').max(10_000, 'tooLarge').default(1),
    }),
    response: object({ mails: listOf(unsentMail), total: requiredNumber }),
  }),
  jobs: readCall('super_admin', '/v2/tasks/jobs', {
    summary: 'The newest runs of each job, and the number of runs in each state.',
    response: object({
      jobs: listOf(jobRun),
      counts: object({
        waiting: requiredNumber,
        running: requiredNumber,
        failed: requiredNumber,
        cancelled: requiredNumber,
        done: requiredNumber,
      }).required(),
    }),
  }),
  retry: changeCall('super_admin', '/v2/tasks/retry', {
    summary: 'Runs a failed job again.',
    body: object({ id: uuid('unknown').required('required') }),
  }),
  cancel: changeCall('super_admin', '/v2/tasks/cancel', {
    summary: 'Cancels a waiting job.',
    body: object({ id: uuid('unknown').required('required') }),
  }),
  schedules: readCall('super_admin', '/v2/tasks/schedules', {
    summary: 'Scheduled jobs with their last and next run.',
    response: object({ schedules: listOf(scheduledJob) }),
  }),
  runNow: changeCall('super_admin', '/v2/tasks/run_now', {
    summary: 'Runs a scheduled job now.',
    body: object({ name: singleLineText().max(60, 'tooLong').required('required') }),
  }),
  retryMail: changeCall('super_admin', '/v2/tasks/retry_mail', {
    summary: 'Queues an unsent email again.',
    body: object({ id: id() }),
  }),
} as const;
