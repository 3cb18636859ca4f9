/** An account as sent over the API (ENT-10 to ENT-16). */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly company_name: string;
  /** ISO date, or null without a contract. */
  readonly contract_date: string | null;
  readonly schema_name: string;
  /** Module numbers, see `modules.ts`. */
  readonly modules: readonly number[];
  /** The first entry says whether compensation search is enabled. */
  readonly meta_data: readonly AccountMeta[];
}

export interface AccountMeta {
  readonly enable_search?: boolean;
}
