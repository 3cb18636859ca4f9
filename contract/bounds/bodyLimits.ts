import type { SchemaBounds } from './schemaBounds.ts';

/** Bytes of a comma or colon, including the space that some serializers write after it. */
const separatorBytes = 2;
const bracketBytes = 2;
const quoteBytes = 2;
/** Allowance for fields that the contract does not name, such as read-only fields of a record. */
const unnamedFieldAllowance = { bytes: 4_096, values: 200, names: 100 } as const;

/** The size in bytes of the largest JSON text within the bounds, with every text and list at its maximum length. */
export function maxJsonBytes(bounds: SchemaBounds): number {
  switch (bounds.kind) {
    case 'single':
    case 'open':
      return bounds.bytes;
    case 'list':
      return bracketBytes + bounds.most * (maxJsonBytes(bounds.items) + separatorBytes);
    case 'object':
      return [...bounds.fields].reduce(
        (sum, [name, field]) => sum + name.length + quoteBytes + 2 * separatorBytes + maxJsonBytes(field),
        bracketBytes,
      );
  }
}

/** The maximum number of values within the bounds; lists and objects count as one plus their contents. */
export function maxJsonValues(bounds: SchemaBounds): number {
  switch (bounds.kind) {
    case 'single':
      return 1;
    case 'open':
      return bounds.values;
    case 'list':
      return 1 + bounds.most * maxJsonValues(bounds.items);
    case 'object':
      return [...bounds.fields.values()].reduce((sum, field) => sum + maxJsonValues(field), 1);
  }
}

/** The maximum number of named fields within the bounds, over all objects. */
export function maxJsonNames(bounds: SchemaBounds): number {
  if (bounds.kind === 'list') return bounds.most * maxJsonNames(bounds.items);
  if (bounds.kind === 'open') return bounds.names;
  if (bounds.kind === 'single') return 0;
  return [...bounds.fields.values()].reduce((sum, field) => sum + 1 + maxJsonNames(field), 0);
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
export function calculateBodyLimits(...bodies: readonly SchemaBounds[]): BodyLimits {
  const bytes = unnamedFieldAllowance.bytes + Math.max(0, ...bodies.map(maxJsonBytes));
  const values = unnamedFieldAllowance.values + Math.max(0, ...bodies.map(maxJsonValues));
  const names = unnamedFieldAllowance.names + Math.max(0, ...bodies.map(maxJsonNames));
  if (!Number.isFinite(bytes + values)) throw new RangeError('a text or a list in this body has no maximum');
  return { bytes, values, names };
}
