/** The one home of the names that tell apps, partners and the console apart. */
export const markers = {
  productName: 'Cairn',
  /** In a host name: the HR app is served. In a schema name: the account belongs to it. */
  variant: 'cairnhr',
  /** In a host name: the partner's colours. */
  partner: 'partner',
  /** The address segment of the AI console. */
  consoleSegment: 'ai-console',
} as const;
