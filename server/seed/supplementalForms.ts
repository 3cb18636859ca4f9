import type { SupplementalQuestionContent } from '../../domain/questions/supplementalForm.ts';

/** Returns the content of a custom question. */
const form = (
  kind: SupplementalQuestionContent['kind'],
  text: string,
  overrides: Partial<SupplementalQuestionContent> = {},
): SupplementalQuestionContent => ({
  ...{ kind, text, low: '', high: '', points: null, options: [] },
  ...overrides,
});

const optionsOf = (...texts: readonly string[]) => ({ options: texts.map((text) => ({ id: null, text })) });

/** The platform offers these to all accounts. */
export const offeredForms = {
  recommend: form('enps', 'How likely are you to recommend working here to a friend?', {
    low: 'Not likely at all',
    high: 'Very likely',
  }),
  feedback: form('likert', 'Feedback here helps me to do my work better.', {
    low: 'Strongly disagree',
    high: 'Strongly agree',
    points: 5,
  }),
  better: form('text', 'What is one thing that would make working here better?'),
} as const;

/** Harbor & Pine asks these itself. */
export const ownForms = {
  workload: form('rating', 'How is your workload?', {
    low: 'Much too low',
    high: 'Much too high',
    points: 7,
  }),
  helpful: form(
    'multiple',
    'What helps you to do good work?',
    optionsOf(
      'Help from colleagues',
      'Good tools',
      'Clear goals',
      'Time to learn',
      'A quiet place',
      'Background music',
    ),
  ),
  place: form(
    'choice',
    'Where do you work in an ordinary week?',
    optionsOf('Mostly on site', 'Mostly from home', 'About half and half'),
  ),
  shift: form(
    'choice',
    'Which shift would you like best?',
    optionsOf('Early', 'Late', 'Nights', 'Any of them'),
  ),
  start: form('text', 'From when on could you work with us?'),
  firstWeeks: form('text', 'What helped you most in your first weeks at Harbor & Pine?'),
} as const;
