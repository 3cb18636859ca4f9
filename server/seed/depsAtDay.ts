import type { Deps } from '../deps.ts';

/** Returns the same dependencies on another day, at 9:00 UTC. */
export const depsAtDay = (deps: Deps, day: string): Deps => ({
  ...deps,
  clock: { now: () => new Date(`${day}T09:00:00.000Z`) },
});
