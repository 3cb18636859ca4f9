/** What the server says after a question was changed. */
export const questionMessages = {
  saved: 'The new version is saved. Campaigns that were launched before keep the version they asked.',
  unchanged: 'Nothing was changed, so there is no new version.',
  activated: 'Campaigns launched from now on ask this question.',
  deactivated: 'Campaigns launched from now on no longer ask this question. Running ones go on with it.',
  translated: 'The translation is saved.',
} as const;

/** The same for supplemental questions. */
export const supplementalMessages = {
  created: 'The question is added.',
  saved: 'The question is saved.',
  translated: 'The translation is saved.',
  taken: 'The question is now one of this account’s own. You can change it without changing anybody else’s.',
} as const;
