import { parentPort, workerData } from 'node:worker_threads';
import { type AdmissionInput, decideAdmissions } from './decideAdmissions.ts';

const port = parentPort;
if (port) {
  const input = workerData as AdmissionInput; // Passed when the thread is started.
  port.postMessage(await decideAdmissions(input));
}
