import type { Field, NameIn, Resource } from '../resources/kit/resource.ts';

type ChosenIn<R extends Resource> = {
  [K in NameIn<R['fields']>]: R['fields'][K] extends { choices: unknown } ? K : never;
}[NameIn<R['fields']>];

type ChoicesOf<F extends Field> = F extends { choices: readonly (infer C extends string | number)[] }
  ? C
  : never;

/** The words for one kind of record; a field, section or choice without a word does not compile. */
export interface WordsOf<R extends Resource> {
  /** Singular and plural, as polyglot wants them: `Team |||| Teams`. */
  readonly name: string;
  readonly fields: Readonly<Record<NameIn<R['fields']>, string>>;
  /** A sentence under the field, where the label does not say enough. */
  readonly help?: Readonly<Partial<Record<NameIn<R['fields']>, string>>>;
  readonly sections: Readonly<Record<keyof R['sections'] & string, string>>;
  readonly choices: { readonly [K in ChosenIn<R>]: Readonly<Record<ChoicesOf<R['fields'][K]>, string>> };
  /** What the list is for, in one line below its title. */
  readonly purpose: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly create: string;
  readonly update: string;
}

export type ResourceMessages<R extends readonly Resource[]> = {
  readonly [One in R[number] as One['name']]: WordsOf<One>;
};
