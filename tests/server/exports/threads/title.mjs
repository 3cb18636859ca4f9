// Answers with the title of the report; never answers for one whose title contains "Endless".
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ title }) => {
  while (title.includes('Endless'));
  parentPort.postMessage(new TextEncoder().encode(title));
});
