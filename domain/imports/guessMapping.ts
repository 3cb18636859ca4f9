import { replaceSpecialLetters } from '../text/replaceSpecialLetters.ts';
import { type FieldMapping, type ImportField, importFields } from './importFields.ts';
import { headingsByLanguage } from './knownHeadings.ts';

/** Returns a heading without case, accents, spaces and punctuation: `E-Mail ` and `email` become equal. */
export function foldHeading(heading: string): string {
  const letters = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]|[^\p{L}\p{N}\p{M}]/gu, '');
  return replaceSpecialLetters(letters);
}

const fieldByHeading: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    Object.values(headingsByLanguage[field])
      .flatMap((list) => list.split('|'))
      .map((heading) => [foldHeading(heading), field] as const),
  ),
);

const bracketed = /\([^)]*\)|\[[^\]]*\]/g;

/** Returns the field that a heading names in any language, or null. A remark in brackets is ignored: `Email (work)`. */
export function fieldOfHeading(heading: string): ImportField | null {
  return (
    fieldByHeading.get(foldHeading(heading)) ??
    fieldByHeading.get(foldHeading(heading.normalize('NFKD').replace(bracketed, ''))) ??
    null
  );
}

/** Choices of earlier imports of the account: folded heading to field, or null for an ignored column. */
export type RememberedMapping = ReadonlyMap<string, ImportField | null>;

/** Suggests a field for each column: the earlier choice, otherwise by heading. Each field is used once, leftmost column first. */
export function guessMapping(headings: readonly string[], remembered: RememberedMapping): FieldMapping {
  const usedFields = new Set<ImportField>();
  return headings.map((heading) => {
    const chosen = remembered.get(foldHeading(heading));
    const field = chosen === undefined ? fieldOfHeading(heading) : chosen;
    if (field === null || usedFields.has(field)) return null;
    usedFields.add(field);
    return field;
  });
}
