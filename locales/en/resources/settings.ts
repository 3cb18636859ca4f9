import { metrics } from '../metrics.ts';
import { statuses } from '../statuses.ts';

export const blueprints = {
  name: 'Blueprint |||| Blueprints',
  purpose: 'What a role or your culture requires: a target range for each metric, approved before it’s used.',
  create: 'Create blueprint',
  update: 'Edit blueprint',
  fields: {
    name: 'Name',
    kind: 'Type',
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
    description: 'What this profile is for, and whose view it represents.',
  },
  sections: { blueprint: 'Blueprint' },
  choices: {
    kind: { role: 'A role', culture: 'A culture' },
    status: {
      draft: statuses.draft,
      approved: statuses.approved,
      retired: statuses.retired,
    },
  },
  empty: {
    title: 'No blueprints yet',
    text: 'A blueprint sets a target range for each metric. Several people rank the metrics, and ranges are suggested from their rankings.',
  },
} as const;

export const blueprint_rankings = {
  name: 'Ranking |||| Rankings',
  purpose: 'How stakeholders rank the metrics.',
  create: 'Add ranking',
  update: 'Edit ranking',
  fields: {
    blueprint_id: 'Blueprint',
    stakeholder: 'Stakeholder',
    ranking: 'Ranking of the metrics',
    updated_at: 'Last changed',
  },
  help: { stakeholder: 'A name or a function. They don’t need an account.' },
  sections: { ranking: 'Ranking' },
  choices: { ranking: metrics.names },
  empty: {
    title: 'No rankings yet',
    text: 'Add the ranking of each stakeholder. A blueprint needs at least two rankings before you can approve it.',
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
    user_ids: 'At least two. Search by name, email address, department or location.',
    blueprint_id: 'Optional. The target ranges of this blueprint appear next to the results.',
  },
  sections: { constellation: 'Constellation', people: 'People' },
  choices: {},
  empty: {
    title: 'No constellations yet',
    text: 'Choose people who work together, or might in the future, and compare their metrics.',
  },
} as const;

export const constellation_sets = {
  name: 'Constellation set |||| Constellation sets',
  purpose: 'Several constellations viewed together.',
  create: 'Create set',
  update: 'Edit set',
  fields: {
    name: 'Name',
    note: 'Note',
    constellation_ids: 'Constellations',
    updated_at: 'Last changed',
  },
  help: { constellation_ids: 'In the order in which they’re shown.' },
  sections: { set: 'Set' },
  choices: {},
  empty: {
    title: 'No sets yet',
    text: 'A set brings constellations together, such as the teams at one site.',
  },
} as const;
