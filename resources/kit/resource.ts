import type { AnyObjectSchema } from 'yup';
import type { Tier } from '../../domain/access/tiers.ts';

/**
 * The kind of personal data in a column of `users`. Erasure, data copies, redaction and logs depend on it (decision
 * 38).
 */
export type PersonalMark =
  | 'name'
  | 'contact'
  | 'identifier'
  | 'attribute'
  | 'setting'
  | 'sensitive'
  | 'secret';

/** The facts that every field can declare. A field never contains functions. */
export interface FieldFacts {
  readonly personal?: PersonalMark;
  readonly required?: boolean;
  readonly readOnly?: boolean;
}
interface Sized extends FieldFacts {
  readonly max: number;
}
interface Ranged extends FieldFacts {
  readonly min?: number;
  readonly max?: number;
  /** The default of a new record. */
  readonly initial?: number;
}
interface Starting<T> extends FieldFacts {
  readonly initial?: T;
}
export type Choice = string | number;

/**
 * Creates the function that declares fields of a kind. Literal types are kept, because `required: true` decides the
 * type of the value.
 */
const declareKind =
  <K extends string, A extends FieldFacts>(kind: K) =>
  <const O extends A>(facts: O = {} as O) =>
    ({ kind, ...facts }) as { readonly kind: K } & O; // the spread widens the literal type of `kind`

/** Creates the function that declares fields with a list of choices. */
const declareChoices =
  <K extends string, A extends FieldFacts>(kind: K) =>
  <const C extends readonly Choice[], const O extends A>(choices: C, facts = {} as O) => ({
    ...declareKind<K, O>(kind)(facts),
    choices,
  });

/** Creates the function that declares fields that refer to another resource. */
const declareTarget =
  <K extends string>(kind: K) =>
  <const T extends string, const O extends FieldFacts>(target: T, facts = {} as O) => ({
    ...declareKind<K, O>(kind)(facts),
    target,
  });

/** The functions that declare the fields of each kind. */
export const field = {
  /** One line of at most `max` characters. */
  text: declareKind<'text', Sized>('text'),
  /** Several lines of at most `max` characters. */
  longText: declareKind<'longText', Sized>('longText'),
  email: declareKind<'email', FieldFacts>('email'),
  url: declareKind<'url', FieldFacts>('url'),
  /** A whole number from `min` to `max`, both included. */
  number: declareKind<'number', Ranged>('number'),
  yesNo: declareKind<'yesNo', Starting<boolean>>('yesNo'),
  /** A calendar day, `YYYY-MM-DD`. */
  date: declareKind<'date', FieldFacts>('date'),
  /** An instant, ISO 8601 in UTC. */
  moment: declareKind<'moment', FieldFacts>('moment'),
  /** One of a fixed list of strings or of numbers. */
  choice: declareChoices<'choice', Starting<Choice>>('choice'),
  /** Any number of values of a fixed list; an empty list rather than null. */
  choices: declareChoices<'choices', FieldFacts>('choices'),
  /** The id of a record of another resource. */
  reference: declareTarget('reference'),
  /** The distinct ids of records of another resource, in the order entered; an empty list rather than null. */
  references: declareTarget('references'),
};

export type Field =
  | ReturnType<typeof field.text | typeof field.longText>
  | ReturnType<
      typeof field.email | typeof field.url | typeof field.yesNo | typeof field.date | typeof field.moment
    >
  | ReturnType<typeof field.number>
  | ({ readonly kind: 'choice' | 'choices'; readonly choices: readonly Choice[] } & Starting<Choice>)
  | ({ readonly kind: 'reference' | 'references'; readonly target: string } & FieldFacts);
export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;
export type FieldName<F extends Fields> = keyof F & string;

/** The owner of the rows: an account's rows are visible only within it, a person's only to that person. */
export type Owner = 'platform' | 'account' | 'person';

/** A filter by linked records: rows with a row of `table` whose `own` column is their id and whose `other` column is the filtered record. */
export interface LinkFilter {
  readonly target: string;
  readonly table: string;
  readonly own: string;
  readonly other: string;
  /** The value that a further column of the table must have. */
  readonly only?: { readonly column: string; readonly value: string };
}

/** The declaration of a resource. Types, rules, screens, table and endpoint are derived from it. */
export interface Resource<N extends string = string, F extends Fields = Fields, O extends Owner = Owner> {
  readonly name: N;
  readonly owner: O;
  readonly access: { readonly read: Tier; readonly write: Tier };
  /** The fields whose values, joined by spaces, name a record. */
  readonly label: readonly FieldName<F>[];
  readonly list: readonly FieldName<F>[];
  /** Columns of the list after its first two, with values that a call about the listed rows returns. They can't be sorted by. */
  readonly computed?: readonly string[];
  /** The fields that the search `q` covers. */
  readonly search: readonly FieldName<F>[];
  readonly sort: { readonly field: FieldName<F>; readonly order: 'ASC' | 'DESC' };
  /** The sections of the form in order, by the key of their title. */
  readonly sections: Readonly<Record<string, readonly FieldName<F>[]>>;
  readonly fields: F;
  /** Fields of text whose filter offers the values that exist. */
  readonly valueFilters?: readonly FieldName<F>[];
  /** Filters by records that are linked to a row through another table, by name. */
  readonly linkFilters?: Readonly<Record<string, LinkFilter>>;
  /** Rules across fields; the only function of a declaration. */
  readonly rules?: (base: AnyObjectSchema) => AnyObjectSchema;
}

/** Declares a resource; misspelled field names do not compile. */
export function defineResource<const N extends string, const F extends Fields, const O extends Owner>(
  declaration: Resource<N, F, O>,
): Resource<N, F, O> {
  return declaration;
}

type NonNullValue<F extends Field> = F extends { kind: 'number' | 'reference' }
  ? number
  : F extends { kind: 'yesNo' }
    ? boolean
    : F extends { kind: 'references' }
      ? readonly number[]
      : F extends { kind: 'choice'; choices: readonly (infer C)[] }
        ? C
        : F extends { kind: 'choices'; choices: readonly (infer C)[] }
          ? readonly C[]
          : string;

/** The type of a value in requests and responses: null where it may be missing; booleans and lists are never null. */
export type ValueOf<F extends Field> = F extends
  | { required: true }
  | { kind: 'yesNo' | 'choices' | 'references' }
  ? NonNullValue<F>
  : NonNullValue<F> | null;

/** The type of a record in responses. */
export type RecordOf<R extends Resource> = { readonly id: number } & {
  readonly [K in FieldName<R['fields']>]: ValueOf<R['fields'][K]>;
};

/** The type of a record in requests: all fields that are not read-only. */
export type DraftOf<R extends Resource> = {
  readonly [K in FieldName<R['fields']> as R['fields'][K] extends { readOnly: true } ? never : K]: ValueOf<
    R['fields'][K]
  >;
};

/** The fields that are not read-only, in the order of the declaration. */
export function writableFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.readOnly !== true);
}
