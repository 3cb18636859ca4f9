/** Characters of recovery codes: letters and digits that are not easily confused. A code has three groups of four. */
export const recoveryCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';
export const recoveryCodeCount = 10;

/** Accepted input: six digits from an app or email, or a recovery code, with or without spaces, hyphens and capitals. */
export const codePattern = /^\s*(\d{3}\s?\d{3}|[a-z2-9]{4}[-\s]?[a-z2-9]{4}[-\s]?[a-z2-9]{4})\s*$/i;

/** Normalizes a typed code for comparison. */
export const normalizeCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');

export const isRecoveryCode = (plain: string): boolean => plain.length === 12;

/** Formats a recovery code as three groups. */
export const formatRecoveryCode = (plain: string): string => plain.match(/.{4}/g)?.join('-') ?? plain;
