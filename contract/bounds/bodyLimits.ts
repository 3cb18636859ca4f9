import type { Bounds } from './bounds.ts';

/** Bytes of a comma or colon and the space that some serializers write after it. */
const separator = 2;
const brackets = 2;
const quotes = 2;
/** Allowance for fields that the contract does not name, such as read-only fields of a record. */
const room = { bytes: 4_096, values: 200, names: 100 } as const;

/** The size in bytes of the largest JSON text within the bounds, with every text and list at its maximum length. */
export function largestJson(bounds: Bounds): number {
  switch (bounds.kind) {
    case 'single':
    case 'open':
      return bounds.bytes;
    case 'list':
      return brackets + bounds.most * (largestJson(bounds.items) + separator);
    case 'object':
      return [...bounds.fields].reduce(
        (sum, [name, field]) => sum + name.length + quotes + 2 * separator + largestJson(field),
        brackets,
      );
  }
}

/** The maximum number of values within the bounds; lists and objects count as one plus their contents. */
export function mostValues(bounds: Bounds): number {
  switch (bounds.kind) {
    case 'single':
      return 1;
    case 'open':
      return bounds.values;
    case 'list':
      return 1 + bounds.most * mostValues(bounds.items);
    case 'object':
      return [...bounds.fields.values()].reduce((sum, field) => sum + mostValues(field), 1);
  }
}

/** The maximum number of named fields within the bounds, over all objects. */
export function mostNames(bounds: Bounds): number {
  if (bounds.kind === 'list') return bounds.most * mostNames(bounds.items);
  if (bounds.kind === 'open') return bounds.names;
  if (bounds.kind === 'single') return 0;
  return [...bounds.fields.values()].reduce((sum, field) => sum + 1 + mostNames(field), 0);
}

/** Limits of a JSON text that are checked before parsing. */
export interface JsonLimits {
  readonly values: number;
  readonly names: number;
}

/** Limits of a request body that are checked before parsing. */
export interface BodyLimits extends JsonLimits {
  readonly bytes: number;
}

/**
 * The limits of a call that accepts these bodies: the largest valid body plus an allowance for unnamed fields. Throws `RangeError` if a
 * text or list has no maximum.
 */
export function bodyLimits(...bodies: readonly Bounds[]): BodyLimits {
  const bytes = room.bytes + Math.max(0, ...bodies.map(largestJson));
  const values = room.values + Math.max(0, ...bodies.map(mostValues));
  const names = room.names + Math.max(0, ...bodies.map(mostNames));
  if (!Number.isFinite(bytes + values)) throw new RangeError('a text or a list in this body has no maximum');
  return { bytes, values, names };
}
