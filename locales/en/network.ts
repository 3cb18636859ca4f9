/** In a separate file, so that the survey page can import it without the other texts. */
export const unreached = 'Can’t reach the server. Check your connection and try again.';
