// Performs each kind of task: it answers, fails, ends, takes memory or never answers.
import { parentPort, threadId } from 'node:worker_threads';

let served = 0;
parentPort.on('message', async (task) => {
  served += 1;
  if (task === 'throw') throw new Error('broken task');
  if (task === 'exit') process.exit(0);
  if (task === 'endless') for (;;);
  const taken = [];
  if (task === 'hungry') for (;;) taken.push(new Array(100_000).fill(taken.length));
  parentPort.postMessage({ task, threadId, served });
});
