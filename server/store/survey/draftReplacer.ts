import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { Batcher } from '../../process/batcher.ts';
import type { Database, Scope } from '../database.ts';
import { defaultLimits } from '../engine/connectionLimits.ts';
import { DatabaseUnavailable, isDatabaseUnavailable } from '../engine/databaseUnavailable.ts';

/** A draft as it was read, and the versions of the rows that decide whether an answer is accepted. */
export interface ReadDraft {
  readonly tokenHash: string;
  readonly versions: string;
  readonly sealed: Uint8Array;
}

interface DraftChange {
  readonly read: ReadDraft;
  readonly sealed: Uint8Array;
}

type DraftTable = 'drafts' | 'assignment_drafts';
type DraftBatcher = Batcher<DraftChange, boolean>;

/** Batches are small, because a batch holds the locks of all its respondents until it commits. */
const limits = {
  size: 25,
  atOnce: 2,
  waitMs: defaultLimits.requests.waitMs,
  refusal: () => new DatabaseUnavailable('53300', 'Too many answers wait for the database.'),
};

/**
 * Replaces drafts that are saved at about the same time in one round trip and one transaction. A draft is not replaced, and the result is
 * false, if it or one of the rows has changed since it was read, if the link has been replaced, or if a lock is not free.
 */
export function draftReplacer(table: DraftTable) {
  const batchers = new WeakMap<Database, Map<Scope, DraftBatcher>>();
  return (database: Database, scope: Scope, change: DraftChange): Promise<boolean> => {
    const byScope = batchers.get(database) ?? new Map<Scope, DraftBatcher>();
    batchers.set(database, byScope);
    const batcher =
      byScope.get(scope) ?? new Batcher((changes) => replaceAll(database, scope, table, changes), limits);
    byScope.set(scope, batcher);
    return batcher.run(change);
  };
}

async function replaceAll(
  database: Database,
  scope: Scope,
  table: DraftTable,
  changes: readonly DraftChange[],
): Promise<readonly boolean[]> {
  const columns = [
    changes.map(({ read }) => read.tokenHash),
    changes.map(({ read }) => read.versions),
    changes.map(({ read }) => hash('sha256', read.sealed)),
    changes.map(({ sealed }) => Buffer.from(sealed).toString('base64')),
  ];
  // Kysely's builder takes several times as long to format the values.
  const replace: CompiledQuery<{ replaced: readonly boolean[] }> = CompiledQuery.raw(
    `select replace_${table}(${columns.map(textArray).join(', ')}) as replaced`,
  );
  try {
    const [row] = await database.runOnce(scope, () => replace);
    return row?.replaced ?? [];
  } catch (error) {
    if (changes.length === 1 || isDatabaseUnavailable(error)) throw error;
    // One of the changes may have caused the error, so each is saved in a separate transaction.
    return changes.map(() => false);
  }
}

/** Formats an array of hashes, row versions or base64, which contain neither quotes nor backslashes. */
const textArray = (texts: readonly string[]): string => `'{"${texts.join('","')}"}'::text[]`;
