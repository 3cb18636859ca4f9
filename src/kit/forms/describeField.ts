/**
 * The sentence of what the data provider threw: what the server said, or that it cannot be reached. Without one, the
 * key of a general sentence.
 */
export const describeField = (failure: unknown): string =>
  (failure instanceof Error && failure.message) || 'app.notification.error';
