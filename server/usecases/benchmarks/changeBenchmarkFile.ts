import { listExternalSources } from '../../../domain/benchmarkFile/compareWithExternal.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScopeOf } from '../../kernel/scope.ts';
import {
  addBenchmarkFile,
  deleteBenchmarkFile,
  findBenchmarkFile,
} from '../../store/results/benchmarkFile.ts';
import { parseBenchmarkFile } from './parseBenchmarkFile.ts';

interface NewBenchmarkFile {
  readonly file_name: string;
  readonly text: string;
  /** The file that this one replaces; null for none. */
  readonly replaces: number | null;
  readonly request_key: string;
}

/**
 * Loads a file, or replaces the one the caller saw. A repeated request changes nothing. Throws `file_refused` if any row has a problem,
 * `conflict` if someone else has loaded, replaced or removed a file in the meantime.
 */
export async function loadBenchmarkFile(deps: Deps, caller: Caller, input: NewBenchmarkFile): Promise<void> {
  const { file_name, text, replaces, request_key } = input;
  const now = deps.clock.now();
  await deps.database.as(platformScopeOf(caller), async (tx) => {
    const current = await findBenchmarkFile(tx);
    if (current?.request_key === request_key) return;
    const { rows, problems } = await parseBenchmarkFile(deps, tx, text);
    if (problems.length > 0) throw new Refusal('file_refused');
    const replaced = replaces === null ? null : await deleteBenchmarkFile(tx, replaces);
    if (replaces !== null && replaced === null) throw new Refusal('conflict');
    const file = { file_name, request_key, loaded_at: now.toISOString() };
    const id = await addBenchmarkFile(tx, file, rows);
    if (id === null) throw new Refusal('conflict');
    await recordAudit(tx, caller, {
      action: replaced === null ? 'create' : 'update',
      resource: 'benchmark_files',
      id,
      before: replaced === null ? null : { file_name: replaced },
      after: {
        file_name,
        rows: rows.length,
        sources: listExternalSources(rows).map(({ source, year }) => `${source} (${year})`),
      },
      now,
      accountId: null,
    });
  });
}

/** Removes the file the caller saw; a repeated request changes nothing. Throws `conflict` if another file has replaced it. */
export async function removeBenchmarkFile(deps: Deps, caller: Caller, id: number): Promise<void> {
  await deps.database.as(platformScopeOf(caller), async (tx) => {
    const file_name = await deleteBenchmarkFile(tx, id);
    if (file_name === null) {
      if (await findBenchmarkFile(tx)) throw new Refusal('conflict');
      return;
    }
    await recordAudit(tx, caller, {
      action: 'delete',
      resource: 'benchmark_files',
      id,
      before: { file_name },
      now: deps.clock.now(),
      accountId: null,
    });
  });
}
