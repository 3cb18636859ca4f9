import type { Field, FieldName, Resource } from '../resources/kit/resource.ts';

type ChosenIn<R extends Resource> = {
  [K in FieldName<R['fields']>]: R['fields'][K] extends { choices: unknown } ? K : never;
}[FieldName<R['fields']>];

type ChoicesOf<F extends Field> = F extends { choices: readonly (infer C extends string | number)[] }
  ? C
  : never;

/** The texts of one record. A field, section or choice without a text does not compile. */
export interface WordsOf<R extends Resource> {
  /** Singular and plural in Polyglot form: `Team |||| Teams`. */
  readonly name: string;
  readonly fields: Readonly<Record<FieldName<R['fields']>, string>>;
  /** Help text below the field, if the label is not enough. */
  readonly help?: Readonly<Partial<Record<FieldName<R['fields']>, string>>>;
  readonly sections: Readonly<Record<keyof R['sections'] & string, string>>;
  readonly choices: { readonly [K in ChosenIn<R>]: Readonly<Record<ChoicesOf<R['fields'][K]>, string>> };
  /** The purpose of the list, one line below its title. */
  readonly purpose: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly create: string;
  readonly update: string;
}

export type ResourceMessages<R extends readonly Resource[]> = {
  readonly [One in R[number] as One['name']]: WordsOf<One>;
};
