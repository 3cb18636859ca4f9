/** The key of a published group within its campaign. */
export const groupKey = ({ dim, category }: { readonly dim: string; readonly category: string }) =>
  `${dim}:${category}`;
