/** How deep the values of a request may be nested. */
export const deepest = 32;

export interface JsonExcess {
  /** The outermost field in which it is; empty where that has no name. */
  readonly field: string;
  readonly problem: 'tooDeep' | 'tooMany';
  readonly max: number;
}

const quote = 34;
const backslash = 92;
const longestName = 60;
/** How far a sign outside texts leads into the structure or out of it. */
const levels: ReadonlyMap<number, number> = new Map([
  [91, 1],
  [123, 1],
  [93, -1],
  [125, -1],
]);
const colon = 58;
const comma = 44;

/**
 * Looks through the text of a JSON value without reading it, and stops at the first value that is one too many or too
 * deep. Text that is no JSON is passed on: reading it will tell.
 */
export function findJsonExcess(text: string, mostValues: number): JsonExcess | null {
  let depth = 0;
  let values = 1;
  let field = '';
  let lastText = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      const end = endOfText(text, at);
      if (depth === 1) lastText = text.slice(at + 1, Math.min(end, at + 1 + longestName));
      at = end;
      continue;
    }
    if (sign === colon && depth === 1) field = lastText;
    const step = levels.get(sign) ?? 0;
    depth += step;
    if (step === 1 || sign === comma) values += 1;
    if (depth > deepest) return { field, problem: 'tooDeep', max: deepest };
    if (values > mostValues) return { field, problem: 'tooMany', max: mostValues };
  }
  return null;
}

/** Where the text that begins at a quote ends. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) return at;
    if (sign === backslash) at += 1;
  }
  return text.length;
}
