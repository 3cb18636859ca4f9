import { startThread } from '../../../startThread.ts';
import type { CalibrationReport, CalibrationResult, CalibrationWork } from './calibrationThread.ts';

/** Calibrates in a separate thread, so that the server stays responsive; `onRound` receives the progress. */
export function calibrateInThread(
  work: CalibrationWork,
  onRound: (round: number, rounds: number) => void,
): Promise<CalibrationResult> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL('./calibrationThread.ts', import.meta.url), { workerData: work });
    worker.on('message', (report: CalibrationReport) => {
      if ('norm' in report) resolve(report);
      else onRound(report.round, report.rounds);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The calibration ended without a norm.')));
  });
}
