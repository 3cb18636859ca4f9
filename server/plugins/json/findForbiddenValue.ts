import type { FieldProblem } from '../../../domain/refusal.ts';

/**
 * Property names that every object inherits; a value with its own property of this name could be mistaken for another
 * type.
 */
const inheritedNames = new Set([...Object.getOwnPropertyNames(Object.prototype), 'toJSON', 'prototype']);
/** The character 0, which neither database stores, and unpaired surrogates. */
const unstorable = /[\0\p{Cs}]/u;

interface Visit {
  readonly value: object;
  readonly path: string;
}

/**
 * Removes the prototype from every object in a value, so that it only has the fields that were sent. Returns the first
 * forbidden name or text with its path; null without one.
 */
export function findForbiddenValue(value: unknown, name = ''): FieldProblem | null {
  if (isUnstorable(value)) return { field: name, problem: 'characters' };
  const visits: Visit[] = isContainer(value) ? [{ value, path: name }] : [];
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const problem = Array.isArray(visit.value) ? inList(visit.value, visit, visits) : inObject(visit, visits);
    if (problem) return problem;
  }
  return null;
}

const isUnstorable = (value: unknown) => typeof value === 'string' && unstorable.test(value);
const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

function inList(list: readonly unknown[], { path }: Visit, visits: Visit[]): FieldProblem | null {
  for (const value of list) {
    if (isUnstorable(value)) return { field: path, problem: 'characters' };
    if (isContainer(value)) visits.push({ value, path });
  }
  return null;
}

function inObject({ value: object, path }: Visit, visits: Visit[]): FieldProblem | null {
  Object.setPrototypeOf(object, null);
  for (const [name, value] of Object.entries(object)) {
    const problem = inheritedNames.has(name) ? 'fieldName' : 'characters';
    if (problem === 'fieldName' || isUnstorable(name) || isUnstorable(value))
      return { field: below(path, name), problem };
    if (isContainer(value)) visits.push({ value, path: below(path, name) });
  }
  return null;
}

/** Returns the path of a field, with its name made safe for the response. */
function below(path: string, key: string): string {
  const name = key.slice(0, 60).replace(/[^\x20-\x7e]/g, '?');
  return path === '' ? name : `${path}.${name}`;
}
