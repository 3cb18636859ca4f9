import { ThemeProvider } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import type { FeedbackResult } from '../../../contract/v2/supplementalShapes.ts';
import { published } from '../../../locales/en/published.ts';
import { survey } from '../../../locales/en/survey.ts';
import { createI18nProvider } from '../../../src/app/createI18nProvider.ts';
import { SurveyFeedback } from '../../../src/results/SurveyFeedback.tsx';
import { createAppTheme } from '../../../src/theme/createAppTheme.ts';
import { paletteOf } from '../../../src/theme/palettes.ts';
import { en } from '../../support/englishTexts.ts';

const i18nProvider = createI18nProvider('en', en);

const nothing: FeedbackResult = { n_band: null, shares: [], comments: [], total: 0, themes: [] };
const share = (steps: number[], percent: number) => ({
  steps,
  percent,
  options: [],
  low: false,
  high: false,
});

/** Shows `all` without a search and `matches` with one. */
function show(all: FeedbackResult, matches = all) {
  const props = { campaign: 'Culture', about: (n_band: number | null) => `${n_band} or more`, k: 5 };
  function Feedback() {
    const [search, setSearch] = useState('');
    const query = useQuery({
      queryKey: ['feedback', search],
      queryFn: async () => (search ? matches : all),
      placeholderData: keepPreviousData,
    });
    return <SurveyFeedback {...props} query={query} search={search} onSearch={setSearch} />;
  }
  return render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ThemeProvider theme={createAppTheme(paletteOf('default', 'light'))}>
        <Feedback />
      </ThemeProvider>
    </CoreAdminContext>,
  );
}

const enough: FeedbackResult = {
  ...{ n_band: 20, shares: [share([1, 2, 3], 30), share([4], 50), share([5], 20)] },
  ...{ comments: ['Fewer questions'], total: 1, themes: [] },
};

test('it starts with the most common rating, then shows all ratings and suggested improvements', async () => {
  show(enough);
  const region = within(await screen.findByRole('region', { name: 'Survey feedback' }));
  region.getByText('Most people rated the survey as good or very good.');
  region.getByRole('heading', { name: 'How was this survey for you? Most common answer: Good (50%).' });
  const bars = within(region.getByRole('list', { name: 'Answers to “How was this survey for you?”' }));
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Very poor, Poor, and Fair30%',
    'Good50%',
    'Very good20%',
  ]);
  region.getByRole('button', { name: /CSV/ });
  within(region.getByRole('list', { name: 'Comments on “What could we improve?”' })).getByText(
    'Fewer questions',
  );
});

test('too little feedback is explained in one sentence', async () => {
  show(nothing);
  await screen.findByText(/^Not enough feedback\./);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a search without matches keeps its field', async () => {
  show(enough, nothing);
  await userEvent.type(await screen.findByRole('searchbox'), 'pelican{Enter}');
  await waitFor(() => expect(screen.queryByText('Fewer questions')).toBeNull());
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'pelican');
});

test('questions and answers use the wording of the survey', () => {
  const { rating, ratings, improvement } = published.feedback;
  expect({ rating, ratings, improvement }).toEqual({
    rating: survey.feedback.title,
    ratings: survey.feedback.ratings,
    improvement: survey.feedback.improvement,
  });
});
