import type { Bounds } from './bounds.ts';

/** A separator between two values, or between a name and its value, with a blank after it as some programs write it. */
const separator = 2;
const brackets = 2;
const quotes = 2;
/** For fields that the contract does not name, such as those of a record that cannot be changed. */
const room = { bytes: 4_096, values: 200, names: 100 } as const;

/** The bytes of the longest JSON text that keeps to the bounds: every text as long and every list as full as it may be. */
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

/** The most values that keep to the bounds; a list and an object count as one and what is in them. */
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

/** The most named fields that keep to the bounds, in all objects together. */
export function mostNames(bounds: Bounds): number {
  if (bounds.kind === 'list') return bounds.most * mostNames(bounds.items);
  if (bounds.kind === 'open') return bounds.names;
  if (bounds.kind === 'single') return 0;
  return [...bounds.fields.values()].reduce((sum, field) => sum + 1 + mostNames(field), 0);
}

/** How much JSON may hold before it is read. */
export interface JsonLimits {
  readonly values: number;
  readonly names: number;
}

/** What a body may be at most before it is read. */
export interface BodyLimits extends JsonLimits {
  readonly bytes: number;
}

/** The limits of a call that takes one of these bodies: the largest valid one, and room for fields that have no name here. */
export function bodyLimits(...bodies: readonly Bounds[]): BodyLimits {
  const bytes = room.bytes + Math.max(0, ...bodies.map(largestJson));
  const values = room.values + Math.max(0, ...bodies.map(mostValues));
  const names = room.names + Math.max(0, ...bodies.map(mostNames));
  if (!Number.isFinite(bytes + values)) throw new RangeError('a text or a list in this body has no maximum');
  return { bytes, values, names };
}
