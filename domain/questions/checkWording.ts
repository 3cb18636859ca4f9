import type { Problem } from '../refusal.ts';
import { textOf, type Wording } from './wording.ts';

export const longestText = 200;
export const longestOption = 160;

const placeholder = '{targetFirstName}';
const braces = /\{[^{}]*\}/g;

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const isStatement = ({ part }: { part: string }) => part.startsWith('option_');
const longest = (part: string) => (part === 'text' ? longestText : longestOption);

/** The part in which a statement of this id stands. */
export const optionPart = (id: number): string => `option_${id}`;

/**
 * What is wrong with an English wording, by part: missing, too long, a placeholder that nothing fills in, or two
 * statements that say the same (case and spaces apart).
 */
export function wordingProblems(wording: Wording): readonly Problem[] {
  return [
    ...wording.filter(({ text }) => text.trim() === '').map(({ part }) => problem(part, 'required')),
    ...wording.flatMap(tooLong),
    ...wording
      .filter(({ text }) => (text.match(braces) ?? []).some((found) => found !== placeholder))
      .map(({ part }) => problem(part, 'placeholder')),
    ...repeated(wording),
  ];
}

/**
 * What is wrong with a translation: parts the English does not have, too long, two statements that say the same,
 * or a name that the English fills in and the translation does not (or the other way round). Missing parts are
 * no problem: a translation may be saved half done.
 */
export function translationProblems(english: Wording, words: Wording): readonly Problem[] {
  const known = new Set(english.map(({ part }) => part));
  const filled = words.filter(({ text }) => text.trim() !== '');
  return [
    ...words.filter(({ part }) => !known.has(part)).map(({ part }) => problem(part, 'unknown')),
    ...filled.flatMap(tooLong),
    ...filled
      .filter(({ part, text }) => text.includes(placeholder) !== textOf(english, part).includes(placeholder))
      .map(({ part }) => problem(part, 'nameLost')),
    ...repeated(filled),
  ];
}

const problem = (field: string, what: string): Problem => ({ field, problem: what });

function tooLong({ part, text }: { part: string; text: string }): readonly Problem[] {
  const max = longest(part);
  return text.trim().length > max ? [{ field: part, problem: 'tooLong', params: { max } }] : [];
}

function repeated(wording: Wording): readonly Problem[] {
  const statements = wording.filter(isStatement).filter(({ text }) => text.trim() !== '');
  return statements
    .filter(({ text }, at) => statements.findIndex((other) => folded(other.text) === folded(text)) < at)
    .map(({ part }) => problem(part, 'saidTwice'));
}
