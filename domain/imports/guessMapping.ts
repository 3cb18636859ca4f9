import { replaceSpecialLetters } from '../text/replaceSpecialLetters.ts';
import {
  type ColumnField,
  type FieldMapping,
  fieldsOfSubject,
  type ImportSubject,
  importSubjects,
} from './importFields.ts';
import { headingsByLanguage } from './knownHeadings.ts';
import { relationHeadings } from './relationHeadings.ts';

/** Returns a heading without case, accents, spaces and punctuation: `E-Mail ` and `email` become equal. */
export function foldHeading(heading: string): string {
  const letters = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]|[^\p{L}\p{N}\p{M}]/gu, '');
  return replaceSpecialLetters(letters);
}

const headings = { ...headingsByLanguage, ...relationHeadings } as const;

const fieldsByHeading = (subject: ImportSubject): ReadonlyMap<string, ColumnField> =>
  new Map(
    fieldsOfSubject[subject].flatMap((field) =>
      Object.values(headings[field])
        .flatMap((list) => list.split('|'))
        .map((heading) => [foldHeading(heading), field] as const),
    ),
  );

const known = { people: fieldsByHeading('people'), relationships: fieldsByHeading('relationships') } as const;

const bracketed = /\([^)]*\)|\[[^\]]*\]/g;

/** Returns the field that a heading names in any language, or null. A remark in brackets is ignored: `Email (work)`. */
export function fieldOfHeading(heading: string, subject: ImportSubject = 'people'): ColumnField | null {
  return (
    known[subject].get(foldHeading(heading)) ??
    known[subject].get(foldHeading(heading.normalize('NFKD').replace(bracketed, ''))) ??
    null
  );
}

/** Returns how many fields the cells of a row name, of people or of relationships, whichever are more. */
export function countFieldsOfHeadings(cells: readonly string[]): number {
  const counts = importSubjects.map(
    (subject) => new Set(cells.flatMap((cell) => fieldOfHeading(cell, subject) ?? [])).size,
  );
  return Math.max(...counts);
}

/** Choices of earlier imports of the account: folded heading to field, or null for an ignored column. */
export type RememberedMapping = ReadonlyMap<string, ColumnField | null>;

/** Suggests a field for each column: the earlier choice, otherwise by heading. Each field is used once, leftmost column first. */
export function guessMapping(
  headings: readonly string[],
  remembered: RememberedMapping,
  subject: ImportSubject = 'people',
): FieldMapping {
  const usedFields = new Set<ColumnField>();
  return headings.map((heading) => {
    const chosen = remembered.get(foldHeading(heading));
    const field = chosen === undefined ? fieldOfHeading(heading, subject) : chosen;
    if (field === null || usedFields.has(field)) return null;
    usedFields.add(field);
    return field;
  });
}
