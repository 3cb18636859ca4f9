/** Server messages after a change to a benchmark campaign. */
export const campaignMessages = {
  created: 'Campaign created.',
  saved: 'Campaign saved.',
  unscheduled:
    'Campaign saved. This change canceled its scheduled opening. Schedule it again when you’re ready.',
  launched: 'Campaign launched. Invitations will be sent shortly.',
  scheduled: 'Opening scheduled. You’ll get an email if the campaign can’t be opened.',
  scheduleCanceled: 'Scheduled opening canceled. The campaign is still a draft.',
  closed: 'Campaign closed.',
  assigned: 'Participants added.',
  assignedUnscheduled:
    'Participants added. This change canceled the scheduled opening. Schedule it again when you’re ready.',
  unassigned: 'Invitation withdrawn.',
  reminded: 'Reminders have been scheduled and will be sent shortly.',
  resent: 'A new invitation will be sent shortly. The previous link no longer works.',
  deleted: 'Campaign deleted.',
} as const;
