import { benchmarkColumns } from '../../domain/benchmarkFile/benchmarkFileLimits.ts';
import { csvLine } from '../../domain/tables/csv.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { platformScope } from '../kernel/scope.ts';
import { listTopics } from '../store/content/benchmarkContent.ts';
import { loadBenchmarkFile } from '../usecases/benchmarks/changeBenchmarkFile.ts';

const source = 'Synthetic demo data';
const fileName = 'synthetic-benchmark.csv';
const requestKey = '7d1f3c5e-0b1a-4c0a-9d3c-93a0c5d8f000';
/** The scores of the topics in their order, repeated if there are more topics. */
const scores = [58, 63, 55, 67, 61, 52, 65, 59];

/** Adds the external benchmark of the demo. Its source says that the scores are invented. */
export async function addBenchmarkFile(deps: Deps, platform: Caller): Promise<void> {
  const topics = await deps.database.as(platformScope, listTopics);
  const year = deps.clock.now().getUTCFullYear() - 1;
  const lines = topics.map(({ topic }, at) =>
    csvLine([topic, scores[at % scores.length] ?? 60, 18.5, 4200, source, year]),
  );
  await loadBenchmarkFile(deps, platform, {
    file_name: fileName,
    text: [csvLine(benchmarkColumns), ...lines].join(''),
    replaces: null,
    request_key: requestKey,
  });
}
