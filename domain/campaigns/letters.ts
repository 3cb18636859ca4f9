/** Maximum number of letters per request. Larger campaigns create them team by team. */
export const maxLetters = 500;
