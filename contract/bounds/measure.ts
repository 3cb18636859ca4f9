import type { Problem } from '../../domain/refusal.ts';
import type { Bounds, Excess } from './bounds.ts';

export interface Measured {
  /** The first problem of each field that goes beyond its bounds. */
  readonly problems: readonly Problem[];
  /** How many values were looked at: never more than the bounds allow. */
  readonly visited: number;
}

interface Visit {
  readonly value: unknown;
  readonly bounds: Bounds;
  readonly field: string;
}

/**
 * Compares a value with its bounds before any rule sees it. What goes beyond them is told and not looked into, and
 * fields without a name are passed over, so the work grows with what is allowed and not with what was sent.
 */
export function measure(value: unknown, bounds: Bounds): Measured {
  const problems = new Map<string, Problem>();
  const visits: Visit[] = [{ value, bounds, field: '' }];
  for (let at = 0; at < visits.length; at += 1) {
    const visit = visits[at] as Visit; // within the length
    const excess = excessOf(visit);
    if (!excess) visits.push(...inside(visit));
    else if (!problems.has(visit.field))
      problems.set(visit.field, { field: visit.field, params: {}, ...excess });
  }
  return { problems: [...problems.values()], visited: visits.length };
}

const isMissing = (value: unknown) => value === undefined || value === null;

function excessOf({ value, bounds }: Visit): Excess | null {
  if (isMissing(value)) return null;
  const { kind } = bounds;
  const otherwise = { problem: bounds.otherwise };
  if (kind === 'list') {
    if (!Array.isArray(value)) return otherwise;
    return value.length > bounds.most ? bounds.tooMany : null;
  }
  if (kind === 'single') {
    if (typeof value === 'object') return otherwise;
    return typeof value === 'string' && value.length > bounds.characters ? bounds.tooLong : null;
  }
  return typeof value !== 'object' || Array.isArray(value) ? otherwise : null;
}

function inside({ value, bounds, field }: Visit): Visit[] {
  if (isMissing(value)) return [];
  if (bounds.kind === 'list') {
    const { items } = bounds;
    return (value as readonly unknown[]).map((one) => ({ value: one, bounds: items, field })); // told apart above
  }
  if (bounds.kind !== 'object') return [];
  const sent = value as Readonly<Record<string, unknown>>; // told apart above
  return [...bounds.fields].flatMap(([name, inner]) =>
    Object.hasOwn(sent, name) ? [{ value: sent[name], bounds: inner, field: field || name }] : [],
  );
}
