import type { PayGaps, PayOverview, PayUpload } from '../../../../dataProviders/pay.ts';
import { hrRoutes } from '../../../../src/routes/hrRoutes.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';
import { demoRoles } from '../../routes/roles.ts';

export const anOverview = (change: Partial<PayOverview> = {}): PayOverview => ({
  name: 'Pay review',
  description: 'Synthetic data',
  currency: 'EUR',
  data_day: '2026-11-01',
  people: 180,
  with_range: 180,
  outliers: 2,
  base_pay: 8_000_000,
  applied_at: '2026-11-20T10:00:00Z',
  targets: [{ target: 0.9, people: 12, cost: 34_000 }],
  ...change,
});

const estimate = { gap: 0.08, low_90: 0.05, high_90: 0.11, low_95: 0.04, high_95: 0.12 };

export const someGaps = (change: Partial<PayGaps> = {}): PayGaps => ({
  minimum_group: 5,
  women: 80,
  men: 98,
  others: 2,
  raw: estimate,
  adjusted: { ...estimate, gap: 0.03, low_90: 0.01 },
  r_squared: 0.8,
  decomposition: {
    raw: 0.083,
    explained: 0.053,
    unexplained: 0.03,
    controls: [{ control: 'level', explained: 0.053 }],
  },
  article9: {
    mean_gap: 0.09,
    variable_mean_gap: null,
    median_gap: 0.07,
    variable_median_gap: null,
    receiving_variable: { women: 0.4, men: 0.5 },
    quartiles: [0.6, 0.5, 0.4, 0.3].map((women) => ({ women, men: 1 - women })),
    categories: [
      { name: 'Sales', women: 20, men: 25, base_gap: 0.06, variable_gap: null, needs_assessment: true },
    ],
    withheld_categories: 1,
  },
  ...change,
});

type PayFile = NonNullable<PayUpload['file']>;

export const aFile = (change: Partial<PayFile> = {}): PayFile => ({
  id: 4,
  state: 'checked',
  file_name: 'pay.csv',
  rows: 3,
  errors: 1,
  valid: 2,
  date_order: null,
  columns: [
    { heading: 'ID', samples: ['E1'], field: 'employee_id' },
    { heading: 'Sex', samples: ['f'], field: 'gender' },
    { heading: 'Pay', samples: ['52000'], field: 'base_pay' },
  ],
  problems: [{ line: 3, field: 'base_pay', problem: 'amountNegative', params: {} }],
  ...change,
});

export const anUpload = (change: Partial<PayUpload> = {}): PayUpload => ({
  project_name: 'Pay review',
  currency: 'EUR',
  can_undo: true,
  file: aFile(),
  ...change,
});

const respond = (body: unknown) => () => ({ body });

/** Opens a page of a pay project in the HR app, as its administrator. */
export async function renderPay(at: string, answers: FakeResponses = {}) {
  const person = demoRoles.hr_admin;
  if (!person) throw new Error('The role is missing.');
  return renderApp({
    at,
    app: 'hr',
    routes: hrRoutes,
    person,
    answers: {
      '/v2/pay_projects/overview': respond(anOverview()),
      '/v2/pay_projects/gaps': respond(someGaps()),
      '/v2/pay_projects/uploaded': respond(anUpload()),
      ...answers,
    },
  });
}
