import * as declared from './declared.ts';

type Declared = (typeof declared)[keyof typeof declared];

/** Every kind of record, as declared. */
export const resources: readonly Declared[] = Object.values(declared);

export type ResourceName = Declared['name'];
