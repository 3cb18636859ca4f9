import type { FieldProblem } from '../../domain/refusal.ts';
import type { BoundsProblem, SchemaBounds } from './schemaBounds.ts';

export interface BoundsCheck {
  /** For each field that exceeds its bounds, its first problem. */
  readonly problems: readonly FieldProblem[];
  /** Number of values visited; bounded by the schema, not by the input. */
  readonly visited: number;
}

interface Visit {
  readonly value: unknown;
  readonly bounds: SchemaBounds;
  readonly field: string;
}

/**
 * Compares a value with its bounds before validation. Values that exceed them are reported and not visited further, and unnamed fields are
 * skipped, so the work is limited by the bounds and not by the input.
 */
export function checkBounds(value: unknown, bounds: SchemaBounds): BoundsCheck {
  const problems = new Map<string, FieldProblem>();
  const visits: Visit[] = [];
  let visited = 0;
  const visitValue = (one: unknown, itsBounds: SchemaBounds, field: string) => {
    visited += 1;
    if (one === undefined || one === null) return;
    const excess = findExcess(one, itsBounds);
    if (excess && !problems.has(field)) problems.set(field, { field, params: {}, ...excess });
    if (!excess && (itsBounds.kind === 'list' || itsBounds.kind === 'object'))
      visits.push({ value: one, bounds: itsBounds, field });
  };
  visitValue(value, bounds, '');
  for (let index = 0; index < visits.length; index += 1) {
    const visit = visits[index] as Visit; // The index is below the length.
    visitChildren(visit, visitValue);
  }
  return { problems: [...problems.values()], visited };
}

function findExcess(value: unknown, bounds: SchemaBounds): BoundsProblem | null {
  const isObject = typeof value === 'object';
  if (bounds.kind === 'single') {
    if (isObject) return { problem: bounds.otherwise };
    return typeof value === 'string' && value.length > bounds.characters ? bounds.tooLong : null;
  }
  if (!isObject || Array.isArray(value) !== (bounds.kind === 'list')) return { problem: bounds.otherwise };
  return bounds.kind === 'list' && (value as readonly unknown[]).length > bounds.most ? bounds.tooMany : null; // The kind was checked above.
}

function visitChildren(
  { value, bounds, field }: Visit,
  visit: (value: unknown, bounds: SchemaBounds, field: string) => void,
): void {
  if (bounds.kind === 'list') for (const one of value as readonly unknown[]) visit(one, bounds.items, field); // A list, as checked before it was queued.
  if (bounds.kind !== 'object') return;
  const sent = value as Readonly<Record<string, unknown>>; // An object, as checked before it was queued.
  for (const [name, inner] of bounds.fields) {
    if (Object.hasOwn(sent, name)) visit(sent[name], inner, field || name);
  }
}
