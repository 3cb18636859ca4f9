import type { ResultWords, Translate } from '../../../domain/results/resultTexts.ts';
import type { Wording } from '../../../locales/documents.ts';
import { fillSentence, formatDay, formatList } from './fillSentence.ts';
import { groupName } from './groupName.ts';

/** The separator of the singular and the plural form of a text. */
const pluralSeparator = ' |||| ';

/** Returns a function that finds a text by its key, such as `results.quarter`, and fills it. Throws `RangeError` for an unknown key. */
export function translateDocument({ texts }: Wording): Translate {
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (node, name) => (node === null || typeof node !== 'object' ? undefined : Reflect.get(node, name)),
        texts,
      );
    if (typeof found !== 'string') throw new RangeError(`The documents have no text ${key}.`);
    const [one = '', many = one] = found.split(pluralSeparator);
    return fillSentence(values.smart_count === 1 ? one : many, values);
  };
}

/** How sentences about results are formed in documents. */
export const documentWords = (wording: Wording): ResultWords => ({
  translate: translateDocument(wording),
  list: (names) => formatList(names, wording),
  day: (day) => formatDay(day, wording),
  member: (dimension, member) => groupName(dimension, member, wording),
});
