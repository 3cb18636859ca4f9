/** The words for the status of a record, the same in every list and on every page. */
export const statuses = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  active: 'Active',
  closed: 'Closed',
  released: 'Released',
  published: 'Published',
  withdrawn: 'Withdrawn',
  retired: 'Retired',
  approved: 'Approved',
  planned: 'Planned',
  open: 'Open for registration',
  completed: 'Completed',
  canceled: 'Canceled',
  inactive: 'Inactive',
  trial: 'Trial',
  suspended: 'Suspended',
} as const;
