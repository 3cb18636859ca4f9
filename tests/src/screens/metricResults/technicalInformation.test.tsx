import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import TechnicalInformation from '../../../../src/screens/metricResults/TechnicalInformation.tsx';
import { renderScreen } from '../renderScreen.tsx';

const technical = {
  campaign_id: 3,
  name: 'Spring 360',
  released_on: '2026-06-10',
  people: 30,
  metrics: metrics.map((metric) => ({
    metric,
    by_design: 0.81,
    measured: { value: 0.62, low: 0.4, high: 0.78 },
  })),
  raters: null as object | null,
  applicants: null as object | null,
};

test('technical information shows measured reliability beside that by design, and what is missing', async () => {
  renderScreen(TechnicalInformation, { answers: { technical: { technical } } });
  const table = within(
    await screen.findByRole('table', { name: 'Reliability of each metric in the self-assessment' }),
  );
  expect(table.getAllByText('0.62 (0.40 to 0.78)')).toHaveLength(metrics.length);
  expect(table.getAllByText('0.81')).toHaveLength(metrics.length);
  screen.getByText(/Over time: not published/);
  screen.getByText(/At least 30 people with published feedback are needed/);
  screen.getByText(/at least 300 applicants/);
  screen.getByRole('heading', { name: 'What these numbers must not be used for' });
});

test('technical information shows raters and applicants once they are measured', async () => {
  const full = {
    ...technical,
    raters: { people: 30, of_one: 0.31, of_three: 0.57, of_five: 0.69 },
    applicants: { forms: 300, metrics: technical.metrics },
  };
  renderScreen(TechnicalInformation, { answers: { technical: { technical: full } } });
  await screen.findByText(/0.31 for one rater, 0.57 for three raters together, and 0.69 for five/);
  screen.getByText(/with 300 or more assessments from several accounts/);
});

test.each([
  [
    'too few people',
    { technical: { technical: { ...technical, people: null, metrics: [] } } },
    /Reliability is published once at least 30 people/,
  ],
  ['earlier results', { technical: { technical: null } }, 'No technical information yet'],
  ['a failure', { technical: 500 }, 'We couldn’t load the technical information.'],
  ['another account', { technical: 404 }, 'Campaign not found'],
])('technical information explains %s', async (_, given, text) => {
  renderScreen(TechnicalInformation, { answers: given });
  await screen.findByText(text);
});
