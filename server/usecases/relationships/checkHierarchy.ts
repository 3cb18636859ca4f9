import { findCycles, findOrphans, peopleWithManagers } from '../../../domain/teams/hierarchy.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { allRelations, namedPeople } from '../../store/relationships/relationships.ts';

/** Number of people listed per problem; the totals include the rest. */
const mostShown = 50;

/** Problems in the manager hierarchy, with the people concerned. Ignores inactive people. */
export async function checkHierarchy(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const everybody = await namedPeople(tx, accountId);
    const people = everybody.filter(({ counts }) => counts).map(({ id }) => id);
    const active = new Set(people);
    const names = new Map(everybody.map(({ id, name }) => [id, name]));
    const named = (id: number) => ({ id, name: names.get(id) ?? '' });
    const rows = (await allRelations(tx, accountId)).filter(
      ({ kind, from, to }) => kind === 'manager' && active.has(from) && active.has(to),
    );
    const bonds = rows.map(({ from, to }) => ({ manager: from, person: to }));
    const alone = findOrphans(people, bonds);
    const doubly = peopleWithManagers(bonds);
    return {
      people: people.length,
      led: new Set(bonds.map(({ person }) => person)).size,
      top: alone.top === null ? null : named(alone.top),
      cycles: findCycles(bonds)
        .slice(0, mostShown)
        .map((circle) => circle.map(named)),
      orphans: { total: alone.orphans.length, people: alone.orphans.slice(0, mostShown).map(named) },
      two_managers: {
        total: doubly.length,
        people: doubly.slice(0, mostShown).map(({ person }) => ({
          person: named(person),
          managers: rows
            .filter(({ to }) => to === person)
            .map(({ id, from, source }) => ({ id, user_id: from, name: names.get(from) ?? '', source })),
        })),
      },
    };
  });
}
