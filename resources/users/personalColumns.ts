import { type Field, field, type PersonalMark } from '../kit/resource.ts';
import { demographics } from './demographics.ts';
import { users } from './users.ts';

/** The fields of all columns of `users` that can contain personal data: of the record, demographics and the password. */
const columns: Readonly<Record<string, Field>> = {
  ...users.fields,
  ...demographics,
  password_hash: field.text({ max: 200, personal: 'secret' }),
};

export const personalColumns: readonly string[] = Object.keys(columns).filter(
  (name) => columns[name]?.personal,
);

/** The columns with one of the given personal marks, in the order of the declaration. */
export function columnsWithMark(...marks: readonly PersonalMark[]): readonly string[] {
  return personalColumns.filter((name) => marks.some((mark) => mark === columns[name]?.personal));
}

/** The value that replaces each personal column when the person is erased. */
export function erasedValues(userId: number): Readonly<Record<string, unknown>> {
  const erased = (name: string) => erasedValue(columns[name], userId);
  return {
    ...Object.fromEntries(personalColumns.map((name) => [name, erased(name)])),
    first_name: 'Deleted',
    last_name: 'person',
    status: 'inactive',
  };
}

function erasedValue(field: Field | undefined, userId: number): unknown {
  if (field?.kind === 'choices' || field?.kind === 'references') return [];
  if (field?.kind === 'yesNo') return field.initial ?? false;
  // Marks the person as erased, also one who had no address.
  if (field?.kind === 'email') return `deleted-${userId}@erased.invalid`;
  if (!field?.required) return null;
  return 'initial' in field && field.initial !== undefined ? field.initial : '';
}
