/** The beginning of a text. No half of a character stays where it is cut. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}/gu, '');
