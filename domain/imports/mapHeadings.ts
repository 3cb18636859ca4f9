import { type FieldMapping, type ImportField, importFields, importLimits } from './importFields.ts';

/** A problem with the whole file: `problem` is a key of `locales/en/imports.ts`. */
export interface FileProblem {
  readonly problem: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Known headings of each field, folded by `foldHeading`. */
const knownHeadings: Readonly<Record<ImportField, readonly string[]>> = {
  external_id: [
    'externalid',
    'employeeid',
    'employeenumber',
    'employeeno',
    'personnelnumber',
    'staffid',
    'id',
  ],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'businessemail', 'login'],
  first_name: ['firstname', 'givenname', 'forename', 'vorname', 'prenom', 'nombre'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname', 'nom', 'apellido'],
  department: ['department', 'dept', 'division', 'abteilung', 'unit', 'businessunit'],
  location: ['location', 'site', 'office', 'city', 'standort', 'workplace'],
  level: ['level', 'grade', 'joblevel', 'seniority', 'band'],
  locale_abbr: ['language', 'locale', 'localeabbr', 'lang', 'sprache'],
  status: ['status', 'state', 'active'],
  permissions: ['permissions', 'permission', 'roles', 'role', 'rights'],
  teams: ['teams', 'team', 'teamname', 'teamnames', 'group'],
};

/** Returns a heading without case, accents, spaces and punctuation: `E-Mail ` and `email` become equal. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
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

/** Choices of earlier imports of the account: folded heading to field, or null for an ignored column. */
export type RememberedMapping = ReadonlyMap<string, ImportField | null>;

/** Suggests a field for each column: the earlier choice, otherwise by heading. Each field is used once, leftmost column first. */
export function guessMapping(headings: readonly string[], remembered: RememberedMapping): FieldMapping {
  const usedFields = new Set<ImportField>();
  return headings.map((heading) => {
    const key = foldHeading(heading);
    const chosen = remembered.get(key);
    const field =
      chosen === undefined
        ? (importFields.find((name) => knownHeadings[name].includes(key)) ?? null)
        : chosen;
    if (field === null || usedFields.has(field)) return null;
    usedFields.add(field);
    return field;
  });
}

/** Why a mapping cannot be used, or null: it needs one entry for each column, no duplicate field, and a field that identifies people. */
export function mappingProblem(
  mapping: FieldMapping,
  columns: number,
): 'unreadable' | 'twice' | 'noKey' | null {
  if (mapping.length !== columns) return 'unreadable';
  const fields = mapping.filter((field) => field !== null);
  if (new Set(fields).size !== fields.length) return 'twice';
  return fields.includes('email') || fields.includes('external_id') ? null : 'noKey';
}
