import { isUnavailable } from './plugins/errors.ts';

/**
 * pg-boss does not wait until the end of a job is noted. When the database is away at that moment nobody hears of it, and
 * Node would end the process; the queue runs the job again. Any other failure that nobody hears is a defect and ends it.
 */
export function surviveUnheardLosses(report: (error: Error) => void): void {
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Error && isUnavailable(error))) throw error;
    report(error);
  });
}
