import type { FieldProblem } from '../refusal.ts';
import { partText, type Wording } from './wording.ts';

export const maxQuestionTextLength = 200;
export const maxOptionLength = 160;

const placeholder = '{targetFirstName}';
const braces = /\{[^{}]*\}/g;

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const isStatement = ({ part }: { part: string }) => part.startsWith('option_');
const maxLengthOf = (part: string) => (part === 'text' ? maxQuestionTextLength : maxOptionLength);

/** Returns the part name of the statement with this id. */
export const statementPartName = (id: number): string => `option_${id}`;

/**
 * Problems of an English wording, by part: missing, too long, an unknown placeholder, or two equal statements (ignoring case and white
 * space).
 */
export function wordingProblems(wording: Wording): readonly FieldProblem[] {
  return [
    ...wording.filter(({ text }) => text.trim() === '').map(({ part }) => problem(part, 'required')),
    ...wording.flatMap(tooLong),
    ...wording
      .filter(({ text }) => (text.match(braces) ?? []).some((match) => match !== placeholder))
      .map(({ part }) => problem(part, 'placeholder')),
    ...repeated(wording),
  ];
}

/**
 * Problems of a translation: unknown parts, too long, two equal statements, or a name placeholder that is in only one of the two texts.
 * Missing parts are allowed, because a translation can be saved incomplete.
 */
export function translationProblems(english: Wording, words: Wording): readonly FieldProblem[] {
  const known = new Set(english.map(({ part }) => part));
  const filled = words.filter(({ text }) => text.trim() !== '');
  return [
    ...words.filter(({ part }) => !known.has(part)).map(({ part }) => problem(part, 'unknown')),
    ...filled.flatMap(tooLong),
    ...filled
      .filter(
        ({ part, text }) => text.includes(placeholder) !== partText(english, part).includes(placeholder),
      )
      .map(({ part }) => problem(part, 'nameLost')),
    ...repeated(filled),
  ];
}

const problem = (field: string, what: string): FieldProblem => ({ field, problem: what });

function tooLong({ part, text }: { part: string; text: string }): readonly FieldProblem[] {
  const max = maxLengthOf(part);
  return text.trim().length > max ? [{ field: part, problem: 'tooLong', params: { max } }] : [];
}

function repeated(wording: Wording): readonly FieldProblem[] {
  const statements = wording.filter(isStatement).filter(({ text }) => text.trim() !== '');
  return statements
    .filter(({ text }, at) => statements.findIndex((other) => folded(other.text) === folded(text)) < at)
    .map(({ part }) => problem(part, 'saidTwice'));
}
