/** Stands alone, as every page has calls that may not arrive, the respondent's small one too. */
export const unreached = 'The server cannot be reached. Check the connection and try again.';
