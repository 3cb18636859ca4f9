/** The message of a failure: the server's text or that the server is unreachable, otherwise the key of a general text. */
export const failureTextOrKey = (failure: unknown): string =>
  (failure instanceof Error && failure.message) || 'app.notification.error';
