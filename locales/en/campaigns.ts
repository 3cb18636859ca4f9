/** What the server says after a change to a benchmark campaign. */
export const campaignMessages = {
  created: 'The campaign has been created.',
  saved: 'The campaign has been saved.',
  launched: 'The campaign is open. Invitations will be sent shortly.',
  closed: 'The campaign is closed.',
  assigned: 'The participants have been added.',
  unassigned: 'The invitation has been withdrawn.',
  reminded: 'Reminders have been scheduled and will be sent shortly.',
  resent: 'A new invitation will be sent shortly. The former link no longer works.',
  deleted: 'The campaign has been deleted.',
} as const;
