import type { Deps } from '../../../deps.ts';
import { platformScope } from '../../../kernel/scope.ts';
import { type ClaimedFile, claimNext, isAnybodyInLine } from '../../../store/imports/line.ts';
import { claimUntil, readClaimed } from './readClaimed.ts';

/** Reads the files that wait, in their order, until none does. As many of these jobs run as a server reads at a time. */
export async function readWaiting(deps: Deps): Promise<void> {
  for (;;) {
    const claimed = await claim(deps);
    if (claimed) await readClaimed(deps, claimed);
    else if (!(await isAnybodyWaiting(deps))) return;
  }
}

/** Reads one file, if none is ahead of it and none of this server's readers would have to wait; whether it did. */
export async function readNext(deps: Deps): Promise<boolean> {
  const claimed = await claim(deps);
  if (claimed) await readClaimed(deps, claimed);
  return claimed !== null;
}

async function claim(deps: Deps): Promise<ClaimedFile | null> {
  const now = deps.clock.now();
  const times = { now: now.toISOString(), until: claimUntil(now) };
  const claimed = await deps.database.as(platformScope, (tx) => claimNext(tx, times));
  // One request for a job is kept at a time, so whoever takes the first file asks for a reader of the next.
  if (claimed && (await isAnybodyWaiting(deps))) await deps.jobs.wake('read-files');
  return claimed;
}

const isAnybodyWaiting = (deps: Deps) =>
  deps.database.as(platformScope, (tx) => isAnybodyInLine(tx, deps.clock.now().toISOString()));
