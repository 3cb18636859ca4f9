import type { Deps } from '../../../deps.ts';
import { platformScope } from '../../../kernel/scope.ts';
import { type ClaimedFile, claimNextFile, hasQueuedFiles } from '../../../store/imports/fileQueue.ts';
import { claimExpiry, readClaimedFile } from './readClaimedFile.ts';

/** Reads the queued files in order until none is left. As many of these jobs run as a server reads files at a time. */
export async function readQueuedFiles(deps: Deps): Promise<void> {
  for (;;) {
    const claimed = await claim(deps);
    if (claimed) await readClaimedFile(deps, claimed);
    else if (!(await areFilesQueued(deps))) return;
  }
}

/** Reads the next file unless the readers of this server are busy; returns whether it did. */
export async function readNextFile(deps: Deps): Promise<boolean> {
  const claimed = await claim(deps);
  if (claimed) await readClaimedFile(deps, claimed);
  return claimed !== null;
}

async function claim(deps: Deps): Promise<ClaimedFile | null> {
  const now = deps.clock.now();
  const times = { now: now.toISOString(), until: claimExpiry(now) };
  const claimed = await deps.database.as(platformScope, (tx) => claimNextFile(tx, times));
  // A job has one pending wake-up at a time, so the reader that claims a file wakes a reader for the next.
  if (claimed && (await areFilesQueued(deps))) await deps.jobs.wake('read-files');
  return claimed;
}

const areFilesQueued = (deps: Deps) =>
  deps.database.as(platformScope, (tx) => hasQueuedFiles(tx, deps.clock.now().toISOString()));
