import type { Deps } from '../deps.ts';

/** The same dependencies on another day, at 9:00 UTC. */
export const atDay = (deps: Deps, day: string): Deps => ({
  ...deps,
  clock: { now: () => new Date(`${day}T09:00:00.000Z`) },
});
