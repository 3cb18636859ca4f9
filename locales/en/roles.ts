/** Labels of the main role of a person. */
export const roles = {
  invitee: 'Invitee',
  applicant: 'Applicant',
  teamLead: 'Team Lead',
  admin: 'Admin',
  platformAdmin: 'Platform Admin',
  user: 'User',
} as const;
