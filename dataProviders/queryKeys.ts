/** What is cached for one account is never shown for another, so every key begins with the account. */
export const accountKey = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  [accountId, ...rest] as const;

/** Everything react-admin has cached of a kind of record. */
export const recordsKey = ({ name }: { readonly name: string }) => [name] as const;
