/** Truncates a text without splitting a surrogate pair. */
export const truncateText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}/gu, '');
