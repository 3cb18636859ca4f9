import { foldWord, splitWords, type Word } from './foldWord.ts';
import type { TextSpan } from './textSpans.ts';

export interface PersonName {
  /** The person's names in the order in which they are written. */
  readonly names: readonly string[];
}

/** Name particles that are also ordinary words. */
const particles = new Set(
  'al bin da de del den der di dos du el la las le los of ten ter van von zu'.split(' '),
);

/** Folded endings that inflected languages, possessives and diminutives add to names. */
const nameEndings = new Set(
  `a ach ae aj am ami an ban ben chen da de den dan e ego eh ej ek em emu en es ek hez hoz i ia ich ie iem ii ik im in
  ina is ita ito ja je jem ka ko ksi la le lein lla lle lta ma mu n na nak nal nek nel nen nin ns nu nun o oj ol om ot ou ov
  ova ove ovi ow owa owi oy ra re s sen ska ski sky ssa sta t ta tan te ten tol u um un us va val ve vel y ya ye yi ym yn`
    .trim()
    .split(/\s+/),
);
const short = new Set(['s', 'n', 'a', 'i', 'u']);

/** Common abbreviations that are never treated as initials. */
const abbreviations = new Set('ai ceo cfo coo cto eu hr it ok pc pm pr qa uk us'.split(' '));

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

interface NameIndex {
  readonly parts: ReadonlySet<string>;
  readonly initials: ReadonlySet<string>;
  /** Names in scripts that don't separate words by spaces. */
  readonly unspaced: readonly string[];
}

/** Finds mentions of these people in a text: in any case, with or without accents, inflected, or by initials. */
export function createNameFinder(people: readonly PersonName[]): (text: string) => readonly TextSpan[] {
  const index = indexNames(people);
  return (text) => [
    ...splitWords(text).filter((word) => isName(word, index)),
    ...index.unspaced.flatMap((name) => occurrences(text, name)),
    ...dottedInitials(text),
  ];
}

function indexNames(people: readonly PersonName[]): NameIndex {
  const parts = new Set<string>();
  const initials = new Set<string>();
  const unspacedNames = new Set<string>();
  for (const { names } of people) {
    const own = names.map((name) => splitWords(name).map(({ text }) => foldWord(text)));
    for (const part of own.flat()) if (part.length > 1 && !particles.has(part)) parts.add(part);
    const letters = own.flat().map((part) => part[0] ?? '');
    for (const short of [letters, ...endsOf(own)]) if (short.length > 1) initials.add(short.join(''));
    for (const name of [...names, names.join(''), names.toReversed().join('')]) {
      if (unspaced.test(name) && [...name].length > 1) unspacedNames.add(name.normalize('NFKC'));
    }
  }
  return { parts, initials, unspaced: [...unspacedNames] };
}

/** For each pair of names, the initial of the first name's first word and of the second name's last word. */
function endsOf(names: readonly (readonly string[])[]): readonly string[][] {
  return names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => [one[0]?.[0] ?? '', other.at(-1)?.[0] ?? '']),
  );
}

function isName({ text }: Word, { parts, initials }: NameIndex): boolean {
  const word = foldWord(text);
  const isCapitals = text.length > 1 && text.length < 5 && text === text.toUpperCase();
  if (isCapitals && initials.has(word) && !abbreviations.has(word)) return true;
  if (text.length === 2) return parts.has(word) && text !== text.toLowerCase();
  return parts.has(word) || isInflected(word, parts);
}

/** Whether the word is a name with an ending, or with its last vowel replaced by one, such as `Noras`, `Weberovi` or `Norou`. */
function isInflected(word: string, parts: ReadonlySet<string>): boolean {
  for (let length = Math.max(3, word.length - 4); length < word.length; length++) {
    const [stem, ending] = [word.slice(0, length), word.slice(length)];
    if (!nameEndings.has(ending)) continue;
    if (parts.has(stem) && (stem.length > 3 || short.has(ending))) return true;
    if (['a', 'e', 'i', 'o', 'y'].some((vowel) => parts.has(stem + vowel))) return true;
  }
  return false;
}

function occurrences(text: string, name: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    spans.push({ start: at, end: at + name.length });
  }
  return spans;
}

/** Finds dotted initials such as `N. L.` and `N.L.`, including those of unknown people. */
function dottedInitials(text: string): readonly TextSpan[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}\.(?:\s?-?\p{Lu}\.)+/gu)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}
