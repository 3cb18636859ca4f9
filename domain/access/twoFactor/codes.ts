/** A recovery code is three groups of four letters and digits that are not taken for one another. */
export const recoverySigns = 'abcdefghjkmnpqrstuvwxyz23456789';
export const recoveryCodes = 10;

/** Six digits of an app or a mail, or a recovery code; as people type them, with or without spaces and capitals. */
export const codeForm = /^\s*(\d{3}\s?\d{3}|[a-z2-9]{4}[-\s]?[a-z2-9]{4}[-\s]?[a-z2-9]{4})\s*$/i;

/** The one way a code is compared in, however it was typed. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');

export const isRecoveryCode = (plain: string): boolean => plain.length === 12;

/** Three groups, for people to write down. */
export const groupedCode = (plain: string): string => plain.match(/.{4}/g)?.join('-') ?? plain;
