/** In a separate file, so that the survey page can import it without the other texts. */
export const unreached = 'Can’t reach the server. Check your connection and try again.';

/** Why a request failed, where the response has no text of its own, such as that of a proxy. */
export const network = {
  unreached,
  offline: 'You’re offline. Connect to the internet and try again.',
  /** By the status of the response. */
  statuses: {
    403: 'You don’t have permission to do this. Ask an administrator if you need it.',
    404: 'This wasn’t found. It may have been deleted.',
    408: 'The server didn’t receive your request in time. Try again.',
    409: 'Someone else changed this in the meantime. Reload the page to see the latest version.',
    413: 'This is too large to send. Choose a smaller file, shorten your text or select fewer items.',
    429: 'Too many requests. Wait a few minutes and try again.',
    502: 'The server is temporarily unavailable. Try again in a minute.',
    503: 'The server is temporarily unavailable. Try again in a minute.',
    504: 'The server took too long to respond. Check whether your change was saved before you try again.',
  },
} as const;
