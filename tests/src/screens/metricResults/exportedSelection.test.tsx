import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { metricDomains, metrics } from '../../../../domain/metrics/metrics.ts';

/** Test files share their modules, so the charts are loaded anew with a card that prints the selection. */
async function loadCharts() {
  vi.resetModules();
  vi.doMock('../../../../src/kit/charts/ChartCard.tsx', () => ({
    ChartCard: ({ exportFilters }: { exportFilters?: readonly (readonly [string, string])[] }) => (
      <p>{exportFilters?.map(([label, value]) => `${label}: ${value}`).join(', ') ?? 'nothing'}</p>
    ),
  }));
  return {
    ...(await import('../../../../src/screens/metricResults/BlueprintGaps.tsx')),
    ...(await import('../../../../src/screens/metricResults/CompanyAverageChart.tsx')),
    ...(await import('../../../../src/screens/metricResults/MetricGroupChart.tsx')),
    ...(await import('../../../../src/screens/metricResults/SelfAndOthers.tsx')),
    ...(await import('../renderScreen.tsx')),
  };
}

afterAll(() => {
  vi.doUnmock('../../../../src/kit/charts/ChartCard.tsx');
  vi.resetModules();
});

const mean = { value: 50, low: false, high: false, margin: 4 };
const everybody = {
  members: [],
  n_band: 20,
  metrics: metrics.map((metric) => ({ metric, ...mean })),
  domains: (Object.keys(metricDomains) as (keyof typeof metricDomains)[]).map((domain) => ({
    domain,
    ...mean,
  })),
};
const result = {
  campaign_id: 3,
  name: 'Spring 360',
  released_on: '2026-06-10',
  k: 5,
  certificate: null,
  invited_from: 20,
  finished_percent: 75,
  everybody,
  by: [{ dimension: 'team' as const, groups: [] }],
  others: [],
};
const target = {
  blueprint_id: 2,
  name: 'Team lead',
  ranges: [{ metric: 'trust' as const, low: 65, high: 100, importance: 'essential' as const }],
};

test('CHART-04 charts of personal metrics print their selection into the exported workbook', async () => {
  const { BlueprintGaps, CompanyAverageChart, MetricGroupChart, SelfAndOthers, renderScreen } =
    await loadCharts();
  renderScreen(() => (
    <>
      <CompanyAverageChart result={result} of="metrics" />
      <MetricGroupChart result={result} />
      <SelfAndOthers result={result} />
      <BlueprintGaps name="Crew" values={everybody.metrics} target={target} about="" />
    </>
  ));
  expect(await screen.findAllByText('Campaign: Spring 360')).toHaveLength(2);
  screen.getByText(/^Campaign: Spring 360, .+: Team$/);
  screen.getByText('Selection: Crew, Blueprint: Team lead');
  expect(screen.queryByText('nothing')).toBeNull();
});
