import type { Deps } from '../deps.ts';
import { failureFacts } from './failureFacts.ts';

interface Work<Item> {
  readonly items: readonly Item[];
  /** The ids under which a failure is logged. */
  readonly idsOf: (item: Item) => Readonly<Record<string, number | null>>;
  readonly process: (item: Item) => Promise<unknown>;
}

/**
 * Processes the items of a job, which belong to different accounts. A failure is logged and does not keep the others waiting.
 * Returns the number of failures, for `failIfAny`.
 */
export async function processEach<Item>(
  { log }: Pick<Deps, 'log'>,
  { items, idsOf, process }: Work<Item>,
): Promise<number> {
  let failures = 0;
  for (const item of items) {
    try {
      await process(item);
    } catch (error) {
      failures += 1;
      log.error({ ...idsOf(item), ...failureFacts(error) }, 'part of a job failed');
    }
  }
  return failures;
}

/** Fails the job, so that the queue repeats it. */
export function failIfAny(failures: number): void {
  if (failures > 0) throw new Error(`${failures} failed`);
}
