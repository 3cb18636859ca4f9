/** Begins a query key with the account, so that data cached for one account is never shown in another. */
export const accountKey = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  [accountId, ...rest] as const;

/** Creates the function that builds the query keys of an area. */
export const keysOf =
  <A extends string>(area: A) =>
  <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
    accountKey(accountId, area, ...rest);

/** Returns everything that react-admin has cached of a resource. */
export const recordsKey = ({ name }: { readonly name: string }) => [name] as const;
