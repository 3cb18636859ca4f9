import type { en } from './en/index.ts';

type Sentences<T> = T extends string ? string : { readonly [K in keyof T]: Sentences<T[K]> };

/** The shape of every language: the keys of English with sentences of its own. */
export type Messages = Sentences<typeof en>;
