/** The distinct email addresses in a text, lowercase. Separators are line breaks, spaces, commas and semicolons. */
export function parseEmails(text: string): string[] {
  const parts = text.split(/[\s,;]+/).map((part) => part.replace(/^<|>$/g, '').toLowerCase());
  return [...new Set(parts.filter((part) => part.includes('@')))];
}
