import type { Field } from '../../../resources/kit/resource.ts';

let serial = 0;

/** A valid value of a field, unique in every call; null for references. */
export function sampleValue(field: Field, word = 'sample'): unknown {
  serial += 1;
  switch (field.kind) {
    case 'email':
      return `draft${serial}@people.example`;
    case 'url':
      return 'https://cairn.example';
    case 'number':
      return field.min ?? Math.min(1, field.max ?? 1);
    case 'yesNo':
      return true;
    case 'date':
      return '2026-12-01';
    case 'moment':
      return '2026-12-01T09:00:00.000Z';
    case 'choice':
      return field.choices[0];
    case 'choices':
      return field.choices.slice(0, 1);
    case 'reference':
      return null;
    case 'references':
      return [];
    default:
      return `${word} ${serial}`.slice(-field.max);
  }
}
