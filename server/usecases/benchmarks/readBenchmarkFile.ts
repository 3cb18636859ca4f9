import { benchmarkFileLimits } from '../../../domain/benchmarkFile/benchmarkFileLimits.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { platformScopeOf } from '../../kernel/scope.ts';
import { listTopics } from '../../store/content/benchmarkContent.ts';
import { findBenchmarkFile, listExternalScores } from '../../store/results/benchmarkFile.ts';
import { parseBenchmarkFile } from './parseBenchmarkFile.ts';

/** Returns the external benchmark for platform administrators, and the topics that a file may contain. */
export async function readBenchmarkFile(deps: Deps, caller: Caller) {
  return deps.database.as(platformScopeOf(caller), async (tx) => {
    const file = await findBenchmarkFile(tx);
    return {
      file: file && {
        id: file.id,
        file_name: file.file_name,
        loaded_at: file.loaded_at,
        rows: await listExternalScores(tx, file.id),
      },
      topics: (await listTopics(tx)).map(({ topic_id, topic }) => ({ topic_id, topic })),
    };
  });
}

/** Validates a file and changes nothing. */
export async function checkBenchmarkFile(deps: Deps, caller: Caller, text: string) {
  const { rows, problems } = await deps.database.as(platformScopeOf(caller), (tx) =>
    parseBenchmarkFile(deps, tx, text),
  );
  return {
    rows,
    problems: problems.slice(0, benchmarkFileLimits.listedProblems),
    problem_count: problems.length,
  };
}

/** Returns the scores of the external benchmark for a reader of results; empty if there is none. */
export async function readExternalScores(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const file = await findBenchmarkFile(tx);
    return file ? listExternalScores(tx, file.id) : [];
  });
}
