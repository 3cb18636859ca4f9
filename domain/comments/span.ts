/** A stretch of a text that names somebody: from `start` up to, and without, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const REMOVED = '[removed]';

/** Every place where the pattern (with the flag `g`) fits. */
export function spansOf(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The text with each stretch replaced; stretches that overlap, or have only blanks between them, become one. */
export function without(text: string, spans: readonly Span[]): string {
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
    left += text.slice(at, start) + REMOVED;
    at = end;
  }
  return left + text.slice(at);
}
