import { setImmediate } from 'node:timers/promises';
import { startTitleIndex, type TitleIndex } from '../../../../domain/pay/titles/titleIndex.ts';
import type { Deps } from '../../../deps.ts';
import { platformScope } from '../../../kernel/scope.ts';
import { listJobTitles } from '../../../store/pay/marketJobs.ts';

/** Other requests are served after so many jobs. */
const batchSize = 500;

interface VersionedIndex {
  readonly version: number;
  readonly index: TitleIndex;
}

/**
 * The index of job titles of a server. It is built at the first search, and again after the market data changes; until then, searches use
 * the earlier one.
 */
export class TitleIndexes {
  private current: VersionedIndex | null = null;
  private building: Promise<VersionedIndex> | null = null;

  /** The index of a version of the market data, or an earlier one while it is being built. */
  async read(deps: Pick<Deps, 'database'>, version: number): Promise<TitleIndex> {
    if (this.current?.version === version) return this.current.index;
    this.building ??= this.build(deps, version).finally(() => {
      this.building = null;
    });
    if (this.current) {
      // A failure is reported to the next search that waits.
      this.building.catch(() => {});
      return this.current.index;
    }
    return (await this.building).index;
  }

  private async build({ database }: Pick<Deps, 'database'>, version: number): Promise<VersionedIndex> {
    const started = startTitleIndex();
    for (let after = 0; ; ) {
      const jobs = await database.as(platformScope, (tx) => listJobTitles(tx, after, batchSize));
      started.add(jobs);
      const last = jobs.at(-1);
      if (!last || jobs.length < batchSize) break;
      after = last.id;
      await setImmediate();
    }
    this.current = { version, index: started.finish() };
    return this.current;
  }
}
