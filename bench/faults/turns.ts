import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Of a single turn of the event loop, so that requests never wait longer for it. */
export const longestTurnMs = 50;

/** Milliseconds the main thread has been on a processor (Linux). Unlike time, it does not grow with other load. */
function onProcessor(): number {
  const [nanoseconds] = readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** The longest that `work` kept the event loop of this process to itself. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  await nextTurn();
  let [isOver, longest, last] = [false, 0, onProcessor()];
  const watch = async () => {
    while (!isOver) {
      await nextTurn();
      const now = onProcessor();
      longest = Math.max(longest, now - last);
      last = now;
    }
  };
  const watching = watch();
  await work();
  isOver = true;
  await watching;
  return longest;
}
