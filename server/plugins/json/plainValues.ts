import type { Problem } from '../../../domain/refusal.ts';

/** Names that every object answers to: a value that brings its own is not what it looks like. */
const namesOfAll = new Set([...Object.getOwnPropertyNames(Object.prototype), 'toJSON', 'prototype']);
/** The character 0, which neither database stores, and halves of a character. */
const unstorable = /[\0\p{Cs}]/u;

interface Visit {
  readonly value: unknown;
  readonly path: string;
}

/**
 * Takes the prototype from every object in a value, so that it has the fields that were sent and no others. The first
 * name or text that no rule should have to think of is told, with the path to it; null where there is none.
 */
export function problemInside(value: unknown, name = ''): Problem | null {
  const visits: Visit[] = [{ value, path: name }];
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const problem = problemOf(visit);
    if (problem) return problem;
    for (const inner of inside(visit)) visits.push(inner);
  }
  return null;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

function problemOf({ value, path }: Visit): Problem | null {
  if (typeof value === 'string')
    return unstorable.test(value) ? { field: path, problem: 'characters' } : null;
  if (!isContainer(value) || Array.isArray(value)) return null;
  for (const key of Object.keys(value)) {
    if (namesOfAll.has(key)) return { field: below(path, key), problem: 'fieldName' };
    if (unstorable.test(key)) return { field: below(path, key), problem: 'characters' };
  }
  return null;
}

function inside({ value, path }: Visit): readonly Visit[] {
  if (!isContainer(value)) return [];
  if (Array.isArray(value)) return value.map((item) => ({ value: item, path }));
  Object.setPrototypeOf(value, null);
  return Object.entries(value).map(([key, inner]) => ({ value: inner, path: below(path, key) }));
}

/** The path to a field, its name as it can be sent back. */
function below(path: string, key: string): string {
  const name = key.slice(0, 60).replace(/[^\x20-\x7e]/g, '?');
  return path === '' ? name : `${path}.${name}`;
}
