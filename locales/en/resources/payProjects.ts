export const pay_projects = {
  name: 'Pay project |||| Pay projects',
  purpose: 'Compare the pay of employees. Only you and the people you name can open a project.',
  create: 'Add project',
  update: 'Edit project',
  fields: {
    name: 'Name',
    description: 'Description',
    currency: 'Currency',
    data_day: 'Date of the data',
    analyst_ids: 'Analysts',
    minimum_group: 'Minimum group size',
    updated_at: 'Last changed',
  },
  help: {
    currency: 'The code of the currency of all amounts, such as EUR or USD.',
    data_day: 'Time in the company is counted up to this day.',
    analyst_ids:
      'They see the pay of every employee in the project. They need the permissions of an administrator to open it.',
    minimum_group:
      'Figures of the pay gap report are shown for at least this many women and this many men. The smallest possible number is 5.',
  },
  sections: { project: 'Project', access: 'Access and privacy' },
  choices: {},
  empty: {
    title: 'No pay projects yet',
    text: 'Projects that you own or that name you as an analyst appear here.',
  },
} as const;
