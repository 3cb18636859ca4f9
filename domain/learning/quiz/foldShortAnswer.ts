import { foldSearchText } from '../../search/foldSearchText.ts';

/** Returns a short answer without case, accents and spaces, so that `Łódź` and ` lodz ` are the same answer. */
export const foldShortAnswer = (text: string): string => foldSearchText(text).replace(/\s+/g, '');
