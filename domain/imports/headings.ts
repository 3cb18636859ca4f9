import { type ImportField, importFields, limits, type Mapping } from './fields.ts';

/** What is wrong with a whole file: `problem` is a key of `locales/en/imports.ts`. */
export interface FileProblem {
  readonly problem: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Other words people write over a column, folded by `folded`. */
const known: Readonly<Record<ImportField, readonly string[]>> = {
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

/** A heading without case, accents, spaces and signs: `E-Mail ` and `email` are the same. */
export function folded(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The first thing that keeps the headings from being mapped, or null. Problems: tooManyColumns, noHeadings, duplicateHeading. */
export function headingProblem(headings: readonly string[]): FileProblem | null {
  if (headings.length > limits.columns) {
    return { problem: 'tooManyColumns', params: { found: headings.length, max: limits.columns } };
  }
  if (headings.every((heading) => heading === '')) return { problem: 'noHeadings', params: {} };
  const seen = new Map<string, number>();
  for (const [at, heading] of headings.entries()) {
    const earlier = heading === '' ? undefined : seen.get(heading.toLowerCase());
    if (earlier !== undefined) {
      return { problem: 'duplicateHeading', params: { heading, first: earlier + 1, second: at + 1 } };
    }
    seen.set(heading.toLowerCase(), at);
  }
  return null;
}

/** What earlier imports of the account chose for a heading: folded heading to field, null for left out. */
export type Remembered = ReadonlyMap<string, ImportField | null>;

/** A field for each column: what was chosen before, else what the heading says. Each field once, leftmost first. */
export function guessMapping(headings: readonly string[], remembered: Remembered): Mapping {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const key = folded(heading);
    const chosen = remembered.get(key);
    const field =
      chosen === undefined ? (importFields.find((name) => known[name].includes(key)) ?? null) : chosen;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Why a mapping cannot be used, or null: one field for each column, no field twice, somebody can be recognised. */
export function mappingProblem(mapping: Mapping, columns: number): 'unreadable' | 'twice' | 'noKey' | null {
  if (mapping.length !== columns) return 'unreadable';
  const fields = mapping.filter((field) => field !== null);
  if (new Set(fields).size !== fields.length) return 'twice';
  return fields.includes('email') || fields.includes('external_id') ? null : 'noKey';
}
