/** Server messages after a change to a 360 campaign. */
export const surveyMessages = {
  created: 'Campaign created.',
  saved: 'Campaign saved.',
  launched: 'Campaign launched. Invitations will be sent shortly.',
  closed: 'Campaign closed.',
  released: 'Results released.',
  copied: 'Copy created. You can edit it now.',
  copiedInPart:
    'Copy created without the teams and people you don’t lead. Choose who takes part before you launch it.',
  deleted: 'Draft deleted.',
  added: 'People added.',
} as const;
