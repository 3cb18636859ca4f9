import type { QuestionDetails, QuestionVersionDetails } from '../../../../contract/v2/questions.ts';
import type { SupplementalQuestionDetails } from '../../../../contract/v2/supplementalQuestions.ts';

const texts = ['They ask each person', 'They ask some people', 'They ask one person', 'They ask no people'];

export const aVersion = (
  version: number,
  overrides: Partial<QuestionVersionDetails> = {},
): QuestionVersionDetails => ({
  version,
  active: true,
  element_id: 4,
  text: 'Who is asked?',
  statements: texts.map((text, at) => ({ id: 4 - at, text, key: 3 - at, metric: null })),
  written_at: '2026-11-20T10:00:00.000Z',
  written_by: null,
  campaigns: 0,
  open_campaigns: 0,
  ...overrides,
});

/** The parts of the English text of `aVersion`. */
export const english = [
  { part: 'text', text: 'Who is asked?' },
  ...texts.map((text, at) => ({ part: `option_${4 - at}`, text })),
];

export const inGerman = english.map(({ part, text }) => ({ part, text: `${text} (de)` }));

export const aQuestion = (overrides: Partial<QuestionDetails> = {}): QuestionDetails => ({
  id: 7,
  kind: 'm',
  code: 'asked_1',
  version: 1,
  active: true,
  by_hand: false,
  versions: [aVersion(1)],
  translations: [],
  elements: [
    { id: 4, element: 'Being asked', topic: 'Speaking up' },
    { id: 5, element: 'Being heard', topic: 'Speaking up' },
  ],
  ...overrides,
});

export const aSupplemental = (
  overrides: Partial<SupplementalQuestionDetails> = {},
): SupplementalQuestionDetails => ({
  id: 9,
  required: false,
  campaign_kinds: ['benchmark'],
  active: true,
  shared: false,
  place: 1,
  version: 1,
  updated_at: '2026-11-20T10:00:00.000Z',
  may_share: false,
  versions: [
    {
      version: 1,
      written_at: '2026-11-20T10:00:00.000Z',
      written_by: 'Ada Byron',
      form: {
        kind: 'choice',
        text: 'Where do you work?',
        low: '',
        high: '',
        points: null,
        options: [
          { id: 1, text: 'At home' },
          { id: 2, text: 'On site' },
        ],
      },
    },
  ],
  translations: [],
  ...overrides,
});
