/** Characters without a shape, such as a zero-width space or a soft hyphen. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Other forms of slashes and dots; browsers read the last as a dot in the name of a host. */
const slashes = /[\\\u2044\u2215\u29f5\u29f8]/g;
const ideographicDot = /\u3002(?=[a-z0-9])/gi;

/**
 * What mail programs turn into a link, or people copy as one: a scheme, two slashes, an email address, a number with dots and words with a
 * dot between them, such as `bit.ly` or `intranet.company.com/x`. It also finds words without a space after a full stop.
 */
const address =
  /\b(?:https?|ftp|mailto|tel|sms):(?=\S)|\/\/|\bwww\.|@(?=\S)|[\p{L}\p{N}_-]\.\p{L}[\p{L}\p{N}-]|\d+\.\d+\.\d+\.\d+/iu;

/** The text in the characters that an address would have in a browser, without invisible ones. */
export const plainCharacters = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').replace(slashes, '/').replace(ideographicDot, '.');

/** Whether a text contains a web address, an email address or a phone link, also in other forms of its characters. */
export const containsAddress = (text: string): boolean => address.test(plainCharacters(text));

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => text.replace(invisible, '').trim() === '';
