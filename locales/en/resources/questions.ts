import { users } from './people.ts';

const languages = users.choices.locale_abbr;

export const topics = {
  name: 'Topic |||| Topics',
  purpose: 'The topics of the culture benchmark.',
  create: 'Add topic',
  update: 'Topic',
  fields: { code: 'Code', topic: 'Topic', description: 'Description', position: 'Position' },
  sections: {},
  choices: {},
  empty: { title: 'No topics yet', text: 'Topics are included with the product.' },
} as const;

export const elements = {
  name: 'Element |||| Elements',
  purpose: 'The elements of each topic of the culture benchmark.',
  create: 'Add element',
  update: 'Element',
  fields: {
    code: 'Code',
    topic_id: 'Topic',
    element: 'Element',
    description: 'Description',
    position: 'Position',
  },
  sections: {},
  choices: {},
  empty: { title: 'No elements yet', text: 'Elements are included with the product.' },
} as const;

export const question_bank = {
  name: 'Question |||| Questions',
  purpose: 'The questions of the assessments, with their versions and translations.',
  create: 'Add question',
  update: 'Edit question',
  fields: {
    kind: 'Form',
    code: 'Code',
    topic_id: 'Topic',
    element_id: 'Element',
    text: 'Question',
    version: 'Version',
    active: 'Active',
    by_hand: 'Edited manually',
    translated: 'Languages',
    languages: 'Translated into',
    outdated_in: 'Out of date in',
    position: 'Position',
    updated_at: 'Last changed',
  },
  sections: {},
  choices: {
    kind: { m: 'Culture benchmark', s: 'Self', r: 'Rater', h: 'Applicant' },
    languages,
    outdated_in: languages,
  },
  empty: {
    title: 'No questions yet',
    text: 'The questions of the culture benchmark are included with the product and appear here after the server first starts.',
  },
} as const;

export const supplemental_questions = {
  name: 'Custom question |||| Custom questions',
  purpose: 'Questions that this account adds to the assessments.',
  create: 'Add question',
  update: 'Edit question',
  fields: {
    text: 'Question',
    kind: 'Answer type',
    required: 'Required',
    place: 'Position',
    campaign_kinds: 'Used in',
    active: 'Active',
    shared: 'Available to all accounts',
    version: 'Version',
    translated: 'Languages',
    languages: 'Translated into',
    outdated_in: 'Out of date in',
    updated_at: 'Last changed',
  },
  sections: {},
  choices: {
    kind: {
      rating: 'Rating',
      likert: 'Agreement scale',
      enps: 'eNPS',
      choice: 'Choice',
      multiple: 'Multiple choice',
      text: 'Text',
    },
    campaign_kinds: {
      benchmark: 'Culture benchmark',
      survey: '360 campaign',
      applicant: 'Applicant assessment',
    },
    languages,
    outdated_in: languages,
  },
  empty: {
    title: 'No custom questions yet',
    text: 'Add your own questions to the assessments: a scale, a choice or a free text. Create one, or add one from the question library.',
  },
} as const;
