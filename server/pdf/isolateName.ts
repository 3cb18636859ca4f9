/** The isolates that Unicode defines for a name within a sentence. */
export const isolates = /[\u2068\u2069]/gu;
export const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Isolates a name within a sentence, so that a right-to-left name does not reorder the text after it. */
export const isolateName = (name: string): string => {
  const plain = name.replace(isolates, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
};
