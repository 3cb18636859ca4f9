import { parentPort } from 'node:worker_threads';
import { type Report, renderReport } from './renderReport.ts';

parentPort?.on('message', async (report: Report) => parentPort?.postMessage(await renderReport(report)));
