/** Messages the server returns after a question was changed. */
export const questionMessages = {
  saved: 'New version saved. Campaigns launched earlier keep their version.',
  unchanged: 'Nothing changed, so no new version was created.',
  activated: 'Campaigns launched from now on include this question.',
  deactivated: 'Campaigns launched from now on don’t include this question. Open campaigns keep it.',
  translated: 'Translation saved.',
} as const;

/** Messages the server returns after a custom question was changed. */
export const supplementalMessages = {
  created: 'Question added.',
  saved: 'Question saved.',
  translated: 'Translation saved.',
  taken: 'Question added to this account. You can change it without affecting other accounts.',
} as const;
