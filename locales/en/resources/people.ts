import { statuses } from '../statuses.ts';

export const users = {
  name: 'Person |||| People',
  purpose: 'The people in this account, and what each of them is allowed to do.',
  create: 'Add person',
  update: 'Edit person',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email address',
    mobile_number: 'Mobile number',
    type: 'Type',
    permissions: 'Permissions',
    program_ids: 'Programs',
    locale_abbr: 'Language',
    time_zone: 'Time zone',
    status: 'Status',
    department: 'Department',
    location: 'Location',
    level: 'Level',
    external_id: 'Employee ID',
    updated_at: 'Last changed',
  },
  filters: { team_id: 'Team', manager_id: 'Manager' },
  help: {
    email:
      'Used to sign in and to receive invitations. Someone without one needs an employee ID and can’t sign in.',
    mobile_number:
      'With the country code, such as +49 1511 2345678. Used only for invitations and reminders to someone without an email address.',
    type: 'Leave blank for employees.',
    permissions: 'You can grant permissions within this account. Platform administrators grant the others.',
    program_ids: 'Determines which content this person sees.',
    status: 'An inactive person can’t sign in and isn’t invited to anything. Published results don’t change.',
    department:
      'Results can be compared by department, location and level. Changes take effect with the next campaign.',
    external_id:
      'This person’s ID in your HR system. No one else may have it if the person has no email address.',
  },
  sections: { person: 'Person', place: 'Organization', access: 'Access' },
  choices: {
    type: { 3: 'Invitee', 4: 'Applicant' },
    permissions: {
      user: 'User',
      local_admin: 'Local administrator',
      delegated_admin: 'Delegated administrator',
      admin: 'Platform administrator',
      super_admin: 'Super administrator',
      supervisor: 'Team lead',
      full_hiring: 'Hiring',
      consultant: 'Consultant',
      api_access: 'API access',
      app_admin: 'App administrator',
      ai_console: 'AI console',
    },
    program_ids: { 1: 'Inclusive leadership', 2: 'Inclusive culture', 4: 'Training' },
    locale_abbr: {
      cs: 'Czech',
      de: 'German',
      en: 'English',
      es: 'Spanish',
      fr: 'French',
      hi: 'Hindi',
      hu: 'Hungarian',
      id: 'Indonesian',
      it: 'Italian',
      ja: 'Japanese',
      ko: 'Korean',
      nl: 'Dutch',
      pl: 'Polish',
      pt: 'Portuguese',
      ru: 'Russian',
      sk: 'Slovak',
      sv: 'Swedish',
      th: 'Thai',
      tr: 'Turkish',
      zh: 'Chinese',
    },
    status: { active: statuses.active, inactive: statuses.inactive },
  },
  empty: {
    title: 'No people yet',
    text: 'Add the people of this account. You can then add them to teams and invite them to surveys.',
  },
} as const;

export const teams = {
  name: 'Team |||| Teams',
  purpose: 'Who works together, and who leads them.',
  create: 'Create team',
  update: 'Edit team',
  computed: { members: 'Members' },
  fields: { name: 'Name', leader_id: 'Team lead', group_id: 'Team group', updated_at: 'Last changed' },
  help: {
    leader_id: 'Sees this team and its published results.',
    group_id: 'Teams in the same group are listed together.',
  },
  sections: { team: 'Team' },
  choices: {},
  empty: {
    title: 'No teams yet',
    text: 'A team consists of a lead and the people who work with them. Teams that are large enough get their own published results.',
  },
} as const;

export const memberships = {
  name: 'Member |||| Members',
  purpose: 'Who belongs to this team.',
  create: 'Add member',
  update: 'Edit member',
  fields: { team_id: 'Team', user_id: 'Person', since: 'Since' },
  sections: { membership: 'Member' },
  choices: {},
  empty: {
    title: 'No members yet',
    text: 'Search for people above and add them. A person can be on several teams.',
  },
} as const;

export const team_groups = {
  name: 'Team group |||| Team groups',
  purpose: 'Teams that belong together, such as a division or a site.',
  create: 'Create team group',
  update: 'Edit team group',
  fields: { name: 'Name', description: 'Description', updated_at: 'Last changed' },
  sections: { group: 'Team group' },
  choices: {},
  empty: {
    title: 'No team groups yet',
    text: 'A team group brings teams together under one name. Create one, then choose it in each team that belongs to it.',
  },
} as const;

export const relationships = {
  name: 'Relationship |||| Relationships',
  purpose: 'Managers, peers and other relationships between people.',
  create: 'Add relationship',
  update: 'Edit relationship',
  fields: {
    from_user_id: 'Person',
    kind: 'Relationship',
    to_user_id: 'Of person',
    source: 'Source',
    updated_at: 'Last changed',
  },
  help: { kind: 'To add a direct report, enter the manager as the first person.' },
  sections: { relationship: 'Relationship' },
  choices: {
    kind: { manager: 'Manager', peer: 'Peer', other: 'Other' },
    source: { hand: 'Manual', import: 'Imported', teams: 'From teams' },
  },
  empty: {
    title: 'No relationships yet',
    text: 'Relationships show each person’s managers and colleagues. Add them, import them, or generate them from your teams.',
  },
} as const;
