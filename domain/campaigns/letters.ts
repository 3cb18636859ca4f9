/** The most letters made at once. Larger campaigns make theirs by team. */
export const maxLetters = 500;
