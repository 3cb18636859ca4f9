import type { JsonLimits } from '../../../contract/bounds/bodyLimits.ts';

/** Maximum nesting depth of a request's values. */
export const maxDepth = 32;

export interface JsonExcess {
  /** The outermost field that contains the excess; empty if it has no name. */
  readonly field: string;
  readonly problem: 'tooDeep' | 'tooMany';
  readonly max: number;
}

const quoteSign = 34;
const backslash = 92;
const maxNameLength = 60;

const [plain, quote, opening, closing, colon, comma] = [0, 1, 2, 3, 4, 5];
/** The meaning of each character outside strings, by character code. */
const meanings = new Uint8Array(128);
for (const [signs, meaning] of [
  ['"', quote],
  ['[{', opening],
  [']}', closing],
  [':', colon],
  [',', comma],
] as const) {
  for (const sign of signs) meanings[sign.charCodeAt(0)] = meaning;
}

/**
 * Scans the text of a JSON value without parsing it, and stops at the first value or name above the limits. Invalid
 * JSON is accepted, as the parser reports it.
 */
export function findJsonExcess(text: string, limits: JsonLimits): JsonExcess | null {
  const counted = { depth: 0, values: 1, names: 0 };
  let field = '';
  let lastText = '';
  for (let at = 0; at < text.length; at += 1) {
    const meaning = meanings[text.charCodeAt(at)] ?? plain;
    if (meaning === plain) continue;
    if (meaning === quote) {
      const end = endOfText(text, at);
      if (counted.depth === 1) lastText = text.slice(at + 1, Math.min(end, at + 1 + maxNameLength));
      at = end;
      continue;
    }
    if (meaning === colon && counted.depth === 1) field = lastText;
    count(counted, meaning);
    const excess = excessOf(counted, limits);
    if (excess) return { field, ...excess };
  }
  return null;
}

interface Counted {
  depth: number;
  values: number;
  names: number;
}

function count(counted: Counted, meaning: number): void {
  if (meaning === opening) counted.depth += 1;
  if (meaning === closing) counted.depth -= 1;
  if (meaning === opening || meaning === comma) counted.values += 1;
  if (meaning === colon) counted.names += 1;
}

function excessOf({ depth, values, names }: Counted, limits: JsonLimits): Omit<JsonExcess, 'field'> | null {
  if (depth > maxDepth) return { problem: 'tooDeep', max: maxDepth };
  if (values > limits.values) return { problem: 'tooMany', max: limits.values };
  return names > limits.names ? { problem: 'tooMany', max: limits.names } : null;
}

/** Returns the end of the string that starts at this quote. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quoteSign) return at;
    if (sign === backslash) at += 1;
  }
  return text.length;
}
