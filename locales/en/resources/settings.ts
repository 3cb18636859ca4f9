import { metrics } from '../metrics.ts';

export const blueprints = {
  name: 'Blueprint |||| Blueprints',
  purpose:
    'What a role or your culture asks for: a wanted range for each metric, approved before it is used.',
  create: 'Create blueprint',
  update: 'Edit blueprint',
  fields: {
    name: 'Name',
    kind: 'Describes',
    description: 'Description',
    version: 'Version',
    status: 'Status',
    first_id: 'First version',
    approved_on: 'Approved on',
    approved_by: 'Approved by',
    updated_at: 'Last changed',
  },
  help: {
    kind: 'A role is compared with people and applicants, a culture with teams.',
    description: 'What this profile is for, and whose view it is.',
  },
  sections: { blueprint: 'Blueprint' },
  choices: {
    kind: { role: 'A role', culture: 'A culture' },
    status: { draft: 'Draft', approved: 'Approved', retired: 'Retired' },
  },
  empty: {
    title: 'No blueprints yet',
    text: 'A blueprint says which range you want for each metric. Several people rank the metrics, and a suggestion is made from their rankings.',
  },
} as const;

export const blueprint_rankings = {
  name: 'Ranking |||| Rankings',
  purpose: 'How stakeholders order the metrics.',
  create: 'Add ranking',
  update: 'Edit ranking',
  fields: {
    blueprint_id: 'Blueprint',
    stakeholder: 'Stakeholder',
    ranking: 'Order of the metrics',
    updated_at: 'Last changed',
  },
  help: { stakeholder: 'A name or a function. No account is needed.' },
  sections: { ranking: 'Ranking' },
  choices: { ranking: metrics.names },
  empty: {
    title: 'Nobody has ranked the metrics yet',
    text: 'Add the ranking of each stakeholder. A blueprint can be approved with two or more.',
  },
} as const;

export const constellations = {
  name: 'Constellation |||| Constellations',
  purpose: 'People who are viewed together on the metrics.',
  create: 'Create constellation',
  update: 'Edit constellation',
  fields: {
    name: 'Name',
    note: 'Note',
    user_ids: 'People',
    blueprint_id: 'Compared with',
    updated_at: 'Last changed',
  },
  help: {
    user_ids: 'At least two. Search by name, e-mail address, department or location.',
    blueprint_id: 'The blueprint whose wanted ranges stand beside their results. May stay empty.',
  },
  sections: { constellation: 'Constellation', people: 'Who is in it' },
  choices: {},
  empty: {
    title: 'No constellations yet',
    text: 'Choose people who work, or might work, together, and see their metrics side by side.',
  },
} as const;

export const constellation_sets = {
  name: 'Constellation set |||| Constellation sets',
  purpose: 'Several constellations that are looked at together.',
  create: 'Create set',
  update: 'Edit set',
  fields: {
    name: 'Name',
    note: 'Note',
    constellation_ids: 'Constellations',
    updated_at: 'Last changed',
  },
  help: { constellation_ids: 'In the order in which they are shown.' },
  sections: { set: 'Set' },
  choices: {},
  empty: {
    title: 'No sets yet',
    text: 'A set gathers constellations, such as the teams of one site.',
  },
} as const;
