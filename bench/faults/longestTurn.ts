import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum length of one event loop turn in milliseconds, so that other requests do not wait longer. */
export const maxTurnMs = 50;

/**
 * Returns the CPU milliseconds of the main thread (Linux). Unlike elapsed time, they do not increase with
 * other load.
 */
function onProcessor(): number {
  const [nanoseconds] = readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Measures the longest time for which `work` blocked the event loop of this process. */
export async function measureLongestTurn(work: () => Promise<unknown>): Promise<number> {
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
