import type { Admission } from '../../../../domain/metricResults/sharing/admitProfiles.ts';
import { startThread } from '../../../startThread.ts';
import type { AdmissionInput } from './decideAdmissions.ts';

/** Audits shared profiles in a separate thread, so that the server stays responsive. */
export function decideInThread(input: AdmissionInput): Promise<ReadonlyMap<number, Admission>> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL('./admissionThread.ts', import.meta.url), { workerData: input });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread ended without a decision.')));
  });
}
