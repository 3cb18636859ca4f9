import type { AnyObjectSchema } from 'yup';
import type { Tier } from '../../domain/access/tiers.ts';

/** What a column of `users` holds about the person. Erasure, copies, redaction and logs are derived from it (decision 38). */
export type Personal = 'name' | 'contact' | 'identifier' | 'attribute' | 'setting' | 'sensitive' | 'secret';

/** Facts every field may state. A field holds facts only, never a function. */
export interface Facts {
  readonly personal?: Personal;
  readonly required?: boolean;
  readonly readOnly?: boolean;
}
interface Sized extends Facts {
  readonly max: number;
}
interface Ranged extends Facts {
  readonly min?: number;
  readonly max?: number;
  /** What a new record starts with. */
  readonly initial?: number;
}
interface Starting<T> extends Facts {
  readonly initial?: T;
}
export type Choice = string | number;

/** The facts of one kind, with exactly what was written: `required: true` decides the type of the value. */
const word =
  <K extends string, A extends Facts>(kind: K) =>
  <const O extends A>(facts: O = {} as O) =>
    ({ kind, ...facts }) as { readonly kind: K } & O; // the spread forgets the literal type of `kind`

/** One line of at most `max` characters. */
export const text = word<'text', Sized>('text');
/** Several lines of at most `max` characters. */
export const longText = word<'longText', Sized>('longText');
export const email = word<'email', Facts>('email');
export const url = word<'url', Facts>('url');
/** A whole number from `min` to `max`, both included. */
export const number = word<'number', Ranged>('number');
export const yesNo = word<'yesNo', Starting<boolean>>('yesNo');
/** A calendar day, `YYYY-MM-DD`. */
export const date = word<'date', Facts>('date');
/** A point in time as the server wrote it, ISO 8601 in UTC. */
export const moment = word<'moment', Facts>('moment');
/** One of a fixed list, all words or all numbers. */
export const choice = <const C extends readonly Choice[], const O extends Starting<Choice>>(
  choices: C,
  facts = {} as O,
) => ({
  ...word<'choice', O>('choice')(facts),
  choices,
});
/** Any number of a fixed list; never null, at least empty. */
export const choices = <const C extends readonly Choice[], const O extends Facts>(
  offered: C,
  facts = {} as O,
) => ({
  ...word<'choices', O>('choices')(facts),
  choices: offered,
});
/** The id of a record of another resource. */
export const reference = <const T extends string, const O extends Facts>(target: T, facts = {} as O) => ({
  ...word<'reference', O>('reference')(facts),
  target,
});

/** The ids of records of another resource, each once, in the order they were put; never null, at least empty. */
export const references = <const T extends string, const O extends Facts>(target: T, facts = {} as O) => ({
  ...word<'references', O>('references')(facts),
  target,
});

export type Field =
  | ReturnType<typeof text | typeof longText>
  | ReturnType<typeof email | typeof url | typeof yesNo | typeof date | typeof moment>
  | ReturnType<typeof number>
  | ({ readonly kind: 'choice' | 'choices'; readonly choices: readonly Choice[] } & Starting<Choice>)
  | ({ readonly kind: 'reference' | 'references'; readonly target: string } & Facts);
export type Kind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;
export type NameIn<F extends Fields> = keyof F & string;

/**
 * Whose the rows are: those of an account are visible only within it, those of a person only to that person, who signs
 * in to the account.
 */
export type Owner = 'platform' | 'account' | 'person';

/** What is known about one kind of record. Every reader (types, rules, screens, table, endpoint) starts here. */
export interface Resource<N extends string = string, F extends Fields = Fields, O extends Owner = Owner> {
  readonly name: N;
  readonly owner: O;
  readonly access: { readonly read: Tier; readonly write: Tier };
  /** The names whose values, joined by a space, say which record it is. */
  readonly label: readonly NameIn<F>[];
  readonly list: readonly NameIn<F>[];
  /** Where the full-text search `q` looks. */
  readonly search: readonly NameIn<F>[];
  readonly sort: { readonly field: NameIn<F>; readonly order: 'ASC' | 'DESC' };
  /** The form's sections in order, by the key of their title. */
  readonly sections: Readonly<Record<string, readonly NameIn<F>[]>>;
  readonly fields: F;
  /** Rules across fields: the only function a declaration may hold. */
  readonly rules?: (base: AnyObjectSchema) => AnyObjectSchema;
}

/** Declares a kind of record; a misspelt field name does not compile. */
export function defineResource<const N extends string, const F extends Fields, const O extends Owner>(
  declaration: Resource<N, F, O>,
): Resource<N, F, O> {
  return declaration;
}

type Filled<F extends Field> = F extends { kind: 'number' | 'reference' }
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

/** A value as the wire carries it: null where it may be missing; yes/no and lists are never missing. */
export type ValueOf<F extends Field> = F extends
  | { required: true }
  | { kind: 'yesNo' | 'choices' | 'references' }
  ? Filled<F>
  : Filled<F> | null;

/** A whole record as the server answers it. */
export type RecordOf<R extends Resource> = { readonly id: number } & {
  readonly [K in NameIn<R['fields']>]: ValueOf<R['fields'][K]>;
};

/** What a person may send: every field that is not read-only. */
export type DraftOf<R extends Resource> = {
  readonly [K in NameIn<R['fields']> as R['fields'][K] extends { readOnly: true } ? never : K]: ValueOf<
    R['fields'][K]
  >;
};

/** The names of the fields a person may send, in the order of the declaration. */
export function writable(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.readOnly !== true);
}
