import { describe, expect, test } from 'vitest';
import { buildMetricRelease, type SelfProfile } from '../../../domain/metricResults/buildMetricRelease.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import type { IntervalSolver } from '../../../domain/release/auditIntervals.ts';

const all = (value: number) => metrics.map(() => value);
const people = (count: number, team: string, value: number): SelfProfile[] =>
  Array.from({ length: count }, () => ({ g: { team }, percentiles: all(value) }));
const hash = (text: string) => String(text.length);
const of = (request: Partial<Parameters<typeof buildMetricRelease>[0]>) =>
  buildMetricRelease({ own: [], others: [], labels: {}, hash, ...request });

describe('a release of the personal metrics', () => {
  test('publishes the mean of each metric and domain for everyone and by team', () => {
    const release = of({
      own: [...people(12, '1:North', 40), ...people(8, '2:South', 65)],
    });
    const { cells, certificate } = release;
    const trust = cells.filter(({ name }) => name === 'trust');
    expect(trust.map(({ dim, members, value, n_band }) => [dim, members, value, n_band])).toEqual([
      ['overall', [], 50, 20],
      ['team', ['1:North'], 40, 10],
      ['team', ['2:South'], 65, 5],
    ]);
    expect(cells.filter(({ subject, dim }) => subject === 'domain' && dim === 'overall')).toHaveLength(4);
    expect(certificate).toMatchObject({ k: 5 });
    expect(JSON.stringify(release)).not.toMatch(/spread|margin/);
  });

  test('a team that is too small is merged with another and named with it', () => {
    const { cells } = of({
      own: [...people(9, '1:North', 40), ...people(3, '2:South', 60), ...people(6, '3:West', 60)],
    });
    const teams = cells.filter(({ dim, name }) => dim === 'team' && name === 'trust');
    expect(teams.map(({ members }) => members)).toEqual([['1:North'], ['2:South', '3:West']]);
  });

  test('no one and four people are indistinguishable', () => {
    const nothing = { k: 5, cells: [], certificate: null };
    expect(of({})).toEqual(nothing);
    expect(of({ own: people(4, '1:North', 40) })).toEqual(nothing);
  });

  test('the view of others is shown by relationship for over five people with three raters each', () => {
    const view = (group: 'peer' | 'direct_report', raters: number) => ({
      group,
      raters,
      percentiles: all(30),
    });
    const peers = Array.from({ length: 5 }, () => view('peer', 3));
    const reports = Array.from({ length: 4 }, () => view('direct_report', 4));
    const { cells } = of({ others: [...peers, ...reports, view('direct_report', 2)] });
    expect(new Set(cells.map(({ category }) => category))).toEqual(new Set(['peer']));
    expect(cells[0]).toMatchObject({
      view: 'others',
      dim: 'relationship',
      members: ['peer'],
      value: 30,
      n_band: 5,
    });
  });

  test('only the total remains if exact numbers of groups would reveal too much about a person', () => {
    const sides = ['a', 'b', 'c', 'd', 'e'];
    const own = sides.flatMap((team) =>
      sides.map((location) => ({ g: { team, location }, percentiles: all(50) })),
    );
    /** A solver that finds bands of ten safe and exact values unsafe. */
    const onlyInBands: IntervalSolver = ({ least, most, truth, people: size }) => ({
      cheapest: (costs) => {
        const isExact = (most[0] ?? 0) - (least[0] ?? 0) < 100;
        return truth.map((sum, at) => (isExact ? sum : (costs[at] ?? 0) > 0 ? 0 : 100 * (size[at] ?? 0)));
      },
    });
    const dims = (release: ReturnType<typeof of>) => [...new Set(release.cells.map(({ dim }) => dim))];
    expect(dims(of({ own }))).toEqual(['overall', 'team', 'location']);
    expect(dims(of({ own, solver: onlyInBands }))).toEqual(['overall']);
  });

  test('a mean at the limit reveals nothing about a single person', () => {
    const [first] = of({ own: people(5, '1:North', 99) }).cells;
    expect(first).toMatchObject({ value: 80, high: true });
  });
});
