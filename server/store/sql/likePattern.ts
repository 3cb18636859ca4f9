/** Returns a `like` pattern for text that contains `q`; `%` and `_` in `q` are literal. */
export const likePattern = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

export const splitWords = (q: string): string[] => q.split(/\s+/).filter(Boolean);

/** Returns one pattern for each word of a search. */
export const wordPatterns = (q: string | null | undefined): string[] => splitWords(q ?? '').map(likePattern);
