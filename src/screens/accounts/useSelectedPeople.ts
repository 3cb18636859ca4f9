import { useState } from 'react';
import type { PersonWithAccount } from '../../../contract/v2/administration.ts';

export interface SelectedPeople {
  readonly people: readonly PersonWithAccount[];
  has(id: number): boolean;
  add(people: readonly PersonWithAccount[]): void;
  remove(ids: readonly number[]): void;
}

/** The people selected for a move, from searches and pasted addresses, without duplicates. */
export function useSelectedPeople(): SelectedPeople {
  const [people, setPeople] = useState<readonly PersonWithAccount[]>([]);
  return {
    people,
    has: (id) => people.some((one) => one.id === id),
    add: (more) =>
      setPeople((before) => [...before, ...more.filter(({ id }) => before.every((one) => one.id !== id))]),
    remove: (ids) => setPeople((before) => before.filter(({ id }) => !ids.includes(id))),
  };
}
