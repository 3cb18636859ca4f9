import { foldSearchText } from '../../search/foldSearchText.ts';

/** A word of a job title: as it is compared, and as it is shown. */
export interface TitleWord {
  readonly word: string;
  readonly shown: string;
}

/** Marks of gender: "(m/w/d)", "(h/f)", and endings such as "/in", ":in", "*in", "_in", "(e)", "·e". */
const genderMarks = [
  /\([a-z](?:\s*[/|*]\s*[a-z])+\)/giu,
  /(?<=\p{L})(?:[/:*_·]-?|\()\p{L}{1,4}\)?(?!\p{L})/gu,
];

/** Short words that don't distinguish titles. */
const fillers = new Set(
  'a an the of and for in at to & der die das fur und im von de des du la le les l d et en el los las y o och av pa i'.split(
    ' ',
  ),
);

/** Splits a job title into its words, without case, accents, marks of gender and filler words. */
export function splitTitle(title: string): readonly TitleWord[] {
  const plain = genderMarks.reduce((text, mark) => text.replace(mark, ' '), title.normalize('NFC'));
  return (plain.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .map((shown) => ({ word: foldSearchText(shown), shown }))
    .filter(({ word }) => !fillers.has(word));
}
