const symbols = /[\s\u00a0\u202f'’_]|[\p{Sc}]|\b[A-Z]{3}\b/gu;
const plain = /^-?\d+([.,]\d+)?$/;
const grouped = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/**
 * Parses an amount in the notations of most countries: `52000`, `52,000.50`, `52.000,50`, `52 000`, `CHF 52’000`. A single separator before
 * exactly three digits separates thousands, as pay has no thousandths. Null for anything else.
 */
export function parseAmount(text: string): number | null {
  const written = text.replace(symbols, '').replace('−', '-');
  const separator = grouped.exec(written)?.[1];
  if (separator) return Number(written.replaceAll(separator, '').replace(',', '.'));
  return plain.test(written) ? Number(written.replace(',', '.')) : null;
}
