export type PendingRow = Readonly<Record<string, unknown>>;

/** A pending write of a record: `before` is null for an insert, `draft` for a delete. */
export interface PendingWrite {
  readonly before: PendingRow | null;
  readonly draft: PendingRow | null;
}
