import { createNameFinder, type PersonName } from './createNameFinder.ts';
import { findIdentifiers } from './findIdentifiers.ts';
import { foldWord } from './foldWord.ts';
import { REMOVED_MARKER, replaceSpans, type TextSpan } from './textSpans.ts';

/** The names, numbers and labels that could identify people in a comment. */
export interface RedactionDirectory {
  readonly people: readonly PersonName[];
  /** Numbers and user names that identify one person each. */
  readonly ids: readonly string[];
  /** Names of groups so small that they identify people: teams, levels, locations. */
  readonly labels: readonly string[];
}

type SpanFinder = (text: string) => readonly TextSpan[];

/**
 * Returns a function that removes identifying text from a comment (methods 3.4): names of the directory, email and web addresses, phone
 * numbers, handles, identifying numbers, amounts, exact dates and labels of small groups. `findPhones` recognizes international phone
 * numbers. White space is normalized, because formatting habits can identify an author.
 */
export function createRedactor(
  { people, ids, labels }: RedactionDirectory,
  findPhones: SpanFinder,
): (text: string) => string {
  const finders: readonly SpanFinder[] = [
    findIdentifiers,
    findPhones,
    createNameFinder(people),
    idFinder(ids),
    labelFinder(labels),
  ];
  return (raw) => {
    const text = raw
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    const redacted = replaceSpans(
      text,
      finders.flatMap((find) => find(text)),
    );
    return redacted.replace(beforeName, REMOVED_MARKER).replace(afterName, REMOVED_MARKER);
  };
}

/** Initials next to a removed name, which would reveal part of it. */
const beforeName = /(?<![\p{L}\p{N}])\p{Lu}\.\s?\[removed\]/gu;
const afterName = /\[removed\](?:\s\p{Lu}(?:\.|(?![\p{L}\p{N}'’])))+/gu;

/** Whether any meaningful text is left. */
export function hasRemainingText(redacted: string): boolean {
  return /\p{L}/u.test(redacted.replaceAll(REMOVED_MARKER, ''));
}

function idFinder(ids: readonly string[]): SpanFinder {
  const targets = new Set(ids.map(foldWord));
  return (text) =>
    [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}])?/gu)]
      .filter(([token]) => targets.has(foldWord(token)))
      .map(({ 0: token, index }) => ({ start: index, end: index + token.length }));
}

/** Finds whole labels in any case, with or without accents. */
function labelFinder(labels: readonly string[]): SpanFinder {
  const targets = [...new Set(labels.map((label) => foldWord(label.trim())))].filter(
    (label) => label.length > 1,
  );
  if (targets.length === 0) return () => [];
  return (text) => {
    const { plain, positions } = foldWithPositions(text);
    return targets.flatMap((label) => {
      const spans: TextSpan[] = [];
      for (let at = plain.indexOf(label); at >= 0; at = plain.indexOf(label, at + 1)) {
        const end = at + label.length;
        if (isInside(plain, at) || isInside(plain, end)) continue;
        spans.push({ start: positions[at] ?? 0, end: positions[end] ?? text.length });
      }
      return spans;
    });
  };
}

/** Returns the folded text, and for each of its characters the position in the original text. */
function foldWithPositions(text: string): { readonly plain: string; readonly positions: readonly number[] } {
  const positions: number[] = [];
  let plain = '';
  let from = 0;
  for (const letter of text) {
    const bare = foldWord(letter);
    for (let at = 0; at < bare.length; at++) positions.push(from);
    plain += bare;
    from += letter.length;
  }
  return { plain, positions };
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a position lies inside a word. */
function isInside(text: string, at: number): boolean {
  return letterOrDigit.test(text[at - 1] ?? ' ') && letterOrDigit.test(text[at] ?? ' ');
}
