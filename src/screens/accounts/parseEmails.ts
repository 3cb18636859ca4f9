/** The e-mail addresses in a pasted text: one a line, or separated by commas, semicolons or spaces; each once. */
export function parseEmails(text: string): string[] {
  const parts = text.split(/[\s,;]+/).map((part) => part.replace(/^<|>$/g, '').toLowerCase());
  return [...new Set(parts.filter((part) => part.includes('@')))];
}
