/** Server messages after a change to a survey campaign. */
export const surveyMessages = {
  created: 'Campaign created.',
  saved: 'Campaign saved.',
  launched: 'Campaign launched. Invitations will be sent shortly.',
  closed: 'Campaign closed.',
  released: 'Results released.',
  copied: 'Copy created. You can edit it now.',
  deleted: 'Draft deleted.',
  added: 'People added.',
} as const;
