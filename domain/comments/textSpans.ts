/** A range of a text that identifies a person, from `start` (inclusive) to `end` (exclusive). */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export const REMOVED_MARKER = '[removed]';

/** Returns all matches of the pattern, which must have the flag `g`. */
export function findSpans(text: string, pattern: RegExp): readonly TextSpan[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** Replaces each span with `[removed]`. Spans that overlap or are separated only by whitespace are merged. */
export function replaceSpans(text: string, spans: readonly TextSpan[]): string {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of sorted) {
    const last = merged.at(-1);
    if (last && (start <= last.end || text.slice(last.end, start).trim() === '')) {
      last.end = Math.max(last.end, end);
    } else merged.push({ start, end });
  }
  let [left, at] = ['', 0];
  for (const { start, end } of merged) {
    left += text.slice(at, start) + REMOVED_MARKER;
    at = end;
  }
  return left + text.slice(at);
}
