/** What the server says after a change to a survey campaign. */
export const surveyMessages = {
  created: 'The campaign has been created.',
  saved: 'The campaign has been saved.',
  launched: 'The campaign is open. Invitations will be sent shortly.',
  closed: 'The campaign is closed.',
  released: 'The results have been released.',
  copied: 'The copy is ready to be changed.',
  deleted: 'The draft has been deleted.',
  added: 'The people have been added.',
} as const;
