import { users } from './people.ts';

const languages = users.choices.locale_abbr;

export const topics = {
  name: 'Topic |||| Topics',
  purpose: 'What the culture benchmark asks about.',
  create: 'Add topic',
  update: 'Topic',
  fields: { code: 'Code', topic: 'Topic', description: 'Description', position: 'Place' },
  sections: {},
  choices: {},
  empty: { title: 'No topics yet', text: 'Topics come with the product.' },
} as const;

export const elements = {
  name: 'Element |||| Elements',
  purpose: 'What the topics of the culture benchmark are made of.',
  create: 'Add element',
  update: 'Element',
  fields: {
    code: 'Code',
    topic_id: 'Topic',
    element: 'Element',
    description: 'Description',
    position: 'Place',
  },
  sections: {},
  choices: {},
  empty: { title: 'No elements yet', text: 'Elements come with the product.' },
} as const;

export const question_bank = {
  name: 'Question |||| Questions',
  purpose: 'What the assessments ask, version by version, and how far each language is.',
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
    by_hand: 'Changed here',
    translated: 'Languages',
    languages: 'Translated into',
    outdated_in: 'Out of date in',
    position: 'Place',
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
    text: 'The questions of the culture benchmark come with the product and stand here after its first start.',
  },
} as const;

export const supplemental_questions = {
  name: 'Supplemental question |||| Supplemental questions',
  purpose: 'What this account asks besides the questions of the assessments.',
  create: 'Add question',
  update: 'Edit question',
  fields: {
    text: 'Question',
    kind: 'Kind of answer',
    required: 'Required',
    place: 'Place',
    campaign_kinds: 'Goes with',
    active: 'Active',
    shared: 'Offered to all accounts',
    version: 'Version',
    translated: 'Languages',
    languages: 'Translated into',
    outdated_in: 'Out of date in',
    updated_at: 'Last changed',
  },
  sections: {},
  choices: {
    kind: { rating: 'Rating', choice: 'Choice', text: 'Text' },
    campaign_kinds: {
      benchmark: 'Culture benchmark',
      survey: '360 survey',
      applicant: 'Applicant assessment',
    },
    languages,
    outdated_in: languages,
  },
  empty: {
    title: 'No supplemental questions yet',
    text: 'Ask what the assessments do not: a rating, a choice, or an answer in one’s own words. Write one, or take one of those the platform offers.',
  },
} as const;
