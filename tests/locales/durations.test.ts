import { expect, test } from 'vitest';
import { announcedMinutesFor, type MinutesRange, surveyMinutes } from '../../domain/survey/timeLeft.ts';
import { hiring } from '../../locales/en/hiring.ts';
import { survey_campaigns } from '../../locales/en/resources/assessments.ts';
import { benchmark_campaigns } from '../../locales/en/resources/culture.ts';

/** Returns the ranges of minutes that a text states. */
const rangesIn = (text: string): readonly MinutesRange[] =>
  [...text.matchAll(/(\d+) to (\d+) minutes/g)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to),
  }));

test.each([
  ['the form of an assessment', survey_campaigns.help.questions_per_sitting, surveyMinutes],
  ['the page for applicants', hiring.apply.notice.form, surveyMinutes],
  ['the length of a full campaign', benchmark_campaigns.choices.length.full, surveyMinutes],
  [
    'the length of a short campaign',
    benchmark_campaigns.choices.length.short,
    announcedMinutesFor('short', 24),
  ],
])('%s states the duration that respondents are told', (_, text, range) => {
  expect(rangesIn(text)).toEqual([range]);
});
