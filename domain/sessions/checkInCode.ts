/** Letters and digits that can't be mistaken for each other when they are read from a screen. */
export const checkInAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const checkInCodeLength = 6;

/** Returns a typed code as it is stored: without spaces and hyphens, in capitals. */
export const normalizeCheckInCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
