import type { Deps } from '../deps.ts';
import { failureFacts } from './failureFacts.ts';

interface Work<Item> {
  readonly items: readonly Item[];
  /** The ids under which a failure is logged. */
  readonly idsOf: (item: Item) => Readonly<Record<string, number | null>>;
  readonly process: (item: Item) => Promise<unknown>;
}

/**
 * Processes the items of a job, which belong to different accounts. A failure is logged and does not affect the other items.
 * Returns the errors, for `throwFirst`.
 */
export async function processEach<Item>(
  { log }: Pick<Deps, 'log'>,
  { items, idsOf, process }: Work<Item>,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await process(item);
    } catch (error) {
      errors.push(error);
      log.error({ ...idsOf(item), ...failureFacts(error) }, 'part of a job failed');
    }
  }
  return errors;
}

/** Fails the job with the first error, so that the queue shows the reason and runs the job again. */
export function throwFirst(errors: readonly unknown[]): void {
  if (errors.length > 0) throw errors[0];
}
