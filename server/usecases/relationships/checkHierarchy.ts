import {
  findCycles,
  findOrphans,
  peopleWithSeveralManagers,
} from '../../../domain/teams/managerHierarchy.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listAllRelations, listNamedPeople } from '../../store/relationships/relationships.ts';

/** Number of people listed per problem; the totals include the rest. */
const maxShown = 50;

/** Returns problems in the manager hierarchy, with the people concerned. Ignores inactive people. */
export async function checkHierarchy(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const everyone = await listNamedPeople(tx, accountId);
    const people = everyone.filter(({ counts }) => counts).map(({ id }) => id);
    const active = new Set(people);
    const names = new Map(everyone.map(({ id, name }) => [id, name]));
    const named = (id: number) => ({ id, name: names.get(id) ?? '' });
    const rows = (await listAllRelations(tx, accountId)).filter(
      ({ kind, from, to }) => kind === 'manager' && active.has(from) && active.has(to),
    );
    const managerPairs = rows.map(({ from, to }) => ({ manager: from, person: to }));
    const topAndOrphans = findOrphans(people, managerPairs);
    const twiceManaged = peopleWithSeveralManagers(managerPairs);
    return {
      people: people.length,
      led: new Set(managerPairs.map(({ person }) => person)).size,
      top: topAndOrphans.top === null ? null : named(topAndOrphans.top),
      cycles: findCycles(managerPairs)
        .slice(0, maxShown)
        .map((circle) => circle.map(named)),
      orphans: {
        total: topAndOrphans.orphans.length,
        people: topAndOrphans.orphans.slice(0, maxShown).map(named),
      },
      two_managers: {
        total: twiceManaged.length,
        people: twiceManaged.slice(0, maxShown).map(({ person }) => ({
          person: named(person),
          managers: rows
            .filter(({ to }) => to === person)
            .map(({ id, from, source }) => ({ id, user_id: from, name: names.get(from) ?? '', source })),
        })),
      },
    };
  });
}
