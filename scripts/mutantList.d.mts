/** One mutation of the product and the tests that detect it. */
export interface Mutant {
  readonly name: string;
  readonly tests: readonly string[];
  readonly edits: readonly { readonly file: string; readonly find: string; readonly put: string }[];
}

export const mutants: readonly Mutant[];
