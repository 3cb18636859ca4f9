export const users = {
  name: 'Person |||| People',
  purpose: 'The people of this account, and what each of them may do.',
  create: 'Add person',
  update: 'Edit person',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail address',
    type: 'Kind of person',
    permissions: 'Permissions',
    program_ids: 'Programs',
    locale_abbr: 'Language',
    time_zone: 'Time zone',
    status: 'Status',
    department: 'Department',
    location: 'Location',
    level: 'Level',
    external_id: 'Personnel number',
    updated_at: 'Last changed',
  },
  help: {
    email: 'Invitations go here, and it is the name to sign in with.',
    type: 'Empty for employees.',
    permissions: 'You can give what stays within this account. The rest is given by platform administrators.',
    program_ids: 'Which content this person sees.',
    status:
      'An inactive person cannot sign in and is invited to nothing. Results that were published stay as they are.',
    department:
      'Results can be compared by department, location and level. A change counts from the next campaign on.',
    external_id: 'The number your personnel system knows this person by.',
  },
  sections: { person: 'Person', place: 'Place in the company', access: 'Access' },
  choices: {
    type: { 3: 'Invitee', 4: 'Applicant' },
    permissions: {
      user: 'User',
      local_admin: 'Local admin',
      delegated_admin: 'Delegated admin',
      admin: 'Platform admin',
      super_admin: 'Super admin',
      supervisor: 'Team lead',
      full_hiring: 'Hiring',
      consultant: 'Consultant',
      api_access: 'API access',
      app_admin: 'App admin',
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
    status: { active: 'Active', inactive: 'Inactive' },
  },
  empty: {
    title: 'Nobody here yet',
    text: 'Add the people of this account. They can then be put into teams and invited to surveys.',
  },
} as const;

export const teams = {
  name: 'Team |||| Teams',
  purpose: 'Who works together, and who leads them.',
  create: 'Create team',
  update: 'Edit team',
  fields: { name: 'Name', leader_id: 'Team lead', group_id: 'Team group', updated_at: 'Last changed' },
  help: {
    leader_id: 'Sees this team and its published results.',
    group_id: 'Teams of one group stand together in lists.',
  },
  sections: { team: 'Team' },
  choices: {},
  empty: {
    title: 'No teams yet',
    text: 'A team is a lead with the people who work together. Teams large enough get their own published results.',
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
    title: 'Nobody is in this team yet',
    text: 'Search for people of this account above and add them. A person can be in several teams.',
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
    text: 'A team group gathers teams under one name. Choose it in each team that belongs to it.',
  },
} as const;

export const relationships = {
  name: 'Relationship |||| Relationships',
  purpose: 'Who is manager, peer or something else of whom.',
  create: 'Add relationship',
  update: 'Edit relationship',
  fields: {
    from_user_id: 'Person',
    kind: 'Is',
    to_user_id: 'Of',
    source: 'Entered',
    updated_at: 'Last changed',
  },
  help: { kind: 'A direct report is entered as a manager, the other way round.' },
  sections: { relationship: 'Relationship' },
  choices: {
    kind: { manager: 'Manager', peer: 'Peer', other: 'Other' },
    source: { hand: 'By hand', import: 'Imported', teams: 'From teams' },
  },
  empty: {
    title: 'No relationships yet',
    text: 'Relationships say who leads whom and who works side by side. Enter them, import them, or derive them from teams.',
  },
} as const;
