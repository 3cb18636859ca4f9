import { isUnavailable } from '../plugins/errorHandler.ts';

/**
 * pg-boss does not await the update that marks a job as ended. If the database is unavailable at that moment, the
 * rejection is unhandled and Node would end the process; the queue runs the job again. Any other unhandled rejection is
 * a defect and ends the process.
 */
export function surviveLostConnections(report: (error: Error) => void): void {
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Error && isUnavailable(error))) throw error;
    report(error);
  });
}
