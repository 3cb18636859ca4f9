/** What somebody is called, by their main role. */
export const roles = {
  invitee: 'Invitee',
  applicant: 'Applicant',
  teamLead: 'Team Lead',
  admin: 'Admin',
  platformAdmin: 'Platform Admin',
  user: 'User',
} as const;
