import type { Field, Owner, Resource } from '../../../resources/kit/resource.ts';

export interface Column {
  readonly name: string;
  /** The PostgreSQL type: `text`, `integer`, `text[]` ... */
  readonly type: string;
  readonly nullable: boolean;
  readonly default: string | null;
  readonly references: string | null;
}

/** For each kind of owner: the columns that link a row to its owner, each with the table it references. */
export const ownerColumns: Readonly<Record<Owner, readonly (readonly [string, string])[]>> = {
  platform: [],
  account: [['account_id', 'accounts']],
  person: [
    ['account_id', 'accounts'],
    ['user_id', 'users'],
  ],
};

const isNumeric = (choices: readonly (string | number)[]) => typeof choices[0] === 'number';

const isList = (field: Field) => field.kind === 'choices' || field.kind === 'references';

function typeOf(field: Field): string {
  switch (field.kind) {
    case 'number':
    case 'reference':
      return 'integer';
    case 'yesNo':
      return 'boolean';
    case 'date':
      return 'date';
    case 'moment':
      return 'timestamptz';
    case 'choice':
      return isNumeric(field.choices) ? 'integer' : 'text';
    case 'references':
      return 'integer[]';
    case 'choices':
      return isNumeric(field.choices) ? 'integer[]' : 'text[]';
    default:
      return 'text';
  }
}

function defaultOf(field: Field): string | null {
  if (isList(field)) return `'{}'`;
  if (field.kind === 'moment') return field.required ? 'now()' : null;
  if (field.kind === 'yesNo') return String(field.initial ?? false);
  if (!('initial' in field) || field.initial === undefined) return null;
  return typeof field.initial === 'string' ? `'${field.initial}'` : String(field.initial);
}

/** Returns the columns of a declared record, the id and the owning account first. */
export function columnsOf(resource: Resource): readonly Column[] {
  const fixed = { nullable: false, default: null };
  return [
    { ...fixed, name: 'id', type: 'integer', references: null },
    ...ownerColumns[resource.owner].map(([name, references]) => ({
      ...fixed,
      name,
      type: 'integer',
      references,
    })),
    ...Object.entries(resource.fields).map(([name, field]) => ({
      name,
      type: typeOf(field),
      nullable: field.required !== true && field.kind !== 'yesNo' && !isList(field),
      default: defaultOf(field),
      references: field.kind === 'reference' ? field.target : null,
    })),
  ];
}
