/** Names that identify apps, partners and the console; defined only here. */
export const brandNames = {
  productName: 'Cairn',
  /** Part of the host name of the HR app, and of the schema name of its accounts. */
  variant: 'cairnhr',
  /** Part of host names that use the partner's colors. */
  partner: 'partner',
  /** Path segment of the AI console. */
  consoleSegment: 'ai-console',
} as const;
