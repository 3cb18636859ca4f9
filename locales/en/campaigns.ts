/** Server messages after a change to a benchmark campaign. */
export const campaignMessages = {
  created: 'Campaign created.',
  saved: 'Campaign saved.',
  launched: 'Campaign launched. Invitations will be sent shortly.',
  scheduled: 'Opening scheduled. You’ll get an email if the campaign can’t be opened.',
  scheduleCanceled: 'Scheduled opening canceled. The campaign is still a draft.',
  closed: 'Campaign closed.',
  assigned: 'Participants added.',
  unassigned: 'Invitation withdrawn.',
  reminded: 'Reminders have been scheduled and will be sent shortly.',
  resent: 'A new invitation will be sent shortly. The previous link no longer works.',
  deleted: 'Campaign deleted.',
} as const;
