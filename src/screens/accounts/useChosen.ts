import { useState } from 'react';
import type { Somebody } from '../../../contract/v2/administration.ts';

export interface Chosen {
  readonly people: readonly Somebody[];
  has(id: number): boolean;
  add(people: readonly Somebody[]): void;
  remove(ids: readonly number[]): void;
}

/** Who is to be moved, gathered from searches and pasted addresses, each once. */
export function useChosen(): Chosen {
  const [people, setPeople] = useState<readonly Somebody[]>([]);
  return {
    people,
    has: (id) => people.some((one) => one.id === id),
    add: (more) =>
      setPeople((before) => [...before, ...more.filter(({ id }) => before.every((one) => one.id !== id))]),
    remove: (ids) => setPeople((before) => before.filter(({ id }) => !ids.includes(id))),
  };
}
