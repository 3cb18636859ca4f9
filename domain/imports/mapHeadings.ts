import {
  type FieldMapping,
  fieldsOfSubject,
  type ImportSubject,
  importLimits,
  relationFields,
} from './importFields.ts';

/** A problem with the whole file: `problem` is a key of `locales/en/imports.ts`. */
export interface FileProblem {
  readonly problem: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Returns the first problem that prevents mapping the headings, or null. Problems: tooManyColumns, noHeadings,
 * duplicateHeading.
 */
export function headingProblem(headings: readonly string[]): FileProblem | null {
  if (headings.length > importLimits.columns) {
    return { problem: 'tooManyColumns', params: { found: headings.length, max: importLimits.columns } };
  }
  if (headings.every((heading) => heading === '')) return { problem: 'noHeadings', params: {} };
  const positions = new Map<string, number>();
  for (const [index, heading] of headings.entries()) {
    const earlier = heading === '' ? undefined : positions.get(heading.toLowerCase());
    if (earlier !== undefined) {
      return { problem: 'duplicateHeading', params: { heading, first: earlier + 1, second: index + 1 } };
    }
    positions.set(heading.toLowerCase(), index);
  }
  return null;
}

/**
 * Why a mapping cannot be used, or null: it needs one entry for each column, no duplicate field, only fields of its subject, and those that
 * identify people; relationships need all their fields.
 */
export function mappingProblem(
  mapping: FieldMapping,
  columns: number,
  subject: ImportSubject = 'people',
): 'unreadable' | 'twice' | 'choice' | 'noKey' | 'relationColumns' | null {
  if (mapping.length !== columns) return 'unreadable';
  const fields = mapping.filter((field) => field !== null);
  if (new Set(fields).size !== fields.length) return 'twice';
  if (fields.some((field) => !fieldsOfSubject[subject].includes(field))) return 'choice';
  if (subject === 'relationships') return fields.length === relationFields.length ? null : 'relationColumns';
  return fields.includes('email') || fields.includes('external_id') ? null : 'noKey';
}
