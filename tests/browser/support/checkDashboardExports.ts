import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { exportWords } from '../../../locales/en/exports.ts';
import { resultParts } from '../../../locales/en/resultParts.ts';
import { results } from '../../../locales/en/results.ts';
import { resultView } from '../../../locales/en/resultView.ts';
import { type ExpectedExports, sortRows } from './expectedExports.ts';
import { type ChartExport, chartCards, exportChart } from './exportChart.ts';

const dimensions = Object.keys(results.groups.dimension) as (keyof typeof results.groups.dimension)[];

/**
 * Exports every chart of the culture benchmark page, for every topic and dimension, and compares each number with the answers. An unknown
 * chart is an error.
 */
export async function checkDashboardExports(page: Page, figures: ExpectedExports): Promise<void> {
  const { newest } = figures;
  const first = (taken: ChartExport, columns: number) =>
    sortRows(taken.rows.map((row) => row.slice(0, columns)));
  const known = new Map<string, (taken: ChartExport) => void>([
    [`${newest.name} topics`, (taken) => expect(first(taken, 3)).toEqual(sortRows(figures.topics))],
    [results.trend.fileName, (taken) => expect(sortRows(taken.rows)).toEqual(sortRows(figures.trend))],
    [
      resultParts.external.fileName
        .replace('%{campaign}', newest.name)
        .replace('%{source}', figures.external.source),
      (taken) => expect(first(taken, 5)).toEqual(sortRows(figures.external.rows)),
    ],
    [
      resultParts.companies.fileName.replace('%{campaign}', newest.name),
      (taken) => expect(sortRows(taken.rows)).toEqual(sortRows(figures.companies)),
    ],
    [`${newest.name} related topics`, (taken) => expect(first(taken, 2)).toEqual(sortRows(figures.links))],
  ]);
  for (const topic of newest.topics) {
    const elements = sortRows(figures.elements(topic));
    known.set(`${newest.name} ${topic.topic}`, (taken) => expect(first(taken, 3)).toEqual(elements));
    known.set(`${newest.name} ${topic.topic} distribution`, ({ rows }) =>
      expect(rows.map(([, share]) => share)).toEqual(figures.distribution(topic)),
    );
  }
  for (const dimension of dimensions) {
    known.set(`${newest.name} ${results.groups.dimension[dimension]}`, (taken) => {
      expect(taken.about).toContainEqual([results.groups.by, results.groups.dimension[dimension]]);
      expect(first(taken, 2)).toEqual(sortRows(figures.everybody));
      expect(sortRows(groupsIn(taken, figures, dimension))).toEqual(sortRows(figures.groups(dimension)));
    });
  }
  const check = (taken: ChartExport) => {
    if (taken.fileName !== results.trend.fileName)
      expect(taken.about).toContainEqual([exportWords.chart.campaign, newest.name]);
    if (taken.fileName.includes(' changes since ')) return checkChanges(taken, figures);
    expect([...known.keys()]).toContain(taken.fileName);
    known.get(taken.fileName)?.(taken);
  };

  for (const chart of await chartCards(page).all()) check(await exportChart(page, chart));
  await page.getByRole('tab', { name: resultView.tabs.details }).click();
  await page.getByText(results.certificate.title).waitFor();
  await page.waitForLoadState('networkidle');
  for (const chart of await chartCards(page).all()) check(await exportChart(page, chart));
  for (const { topic } of newest.topics) {
    // The name of a combobox is its label and its value.
    await page.getByRole('combobox', { name: new RegExp(`^${resultView.details.topic} `) }).click();
    await page.getByRole('option', { name: topic, exact: true }).click();
    const list = page.getByRole('list', { name: results.elements.bars.replace('%{topic}', topic) });
    check(await exportChart(page, chartCards(page).filter({ has: list })));
    check(await exportChart(page, chartCards(page).filter({ hasText: resultParts.distribution.meaning })));
  }
  for (const dimension of dimensions) {
    await page.getByRole('button', { name: results.groups.dimension[dimension], exact: true }).click();
    await page.waitForLoadState('networkidle');
    check(await exportChart(page, chartCards(page).filter({ hasText: results.groups.by })));
  }
}

/** The columns of groups: name (if the product does not merge it), size, and scores in topic order. */
function groupsIn({ header, rows }: ChartExport, { newest, groups }: ExpectedExports, dimension: string) {
  const names = groups(dimension).map(([name]) => name);
  return header.slice(2).map((head, at) => {
    const [, name = '', people = ''] = /^(.*) \(([^()]*)\)$/.exec(head) ?? [];
    const scores = newest.topics.map(({ topic }) => rows.find(([own]) => own === topic)?.[at + 2] ?? '');
    return [names.includes(name) ? name : '', people, ...scores];
  });
}

function checkChanges({ rows }: ChartExport, { changes }: ExpectedExports): void {
  const compared = rows.filter(([, , before]) => before !== '');
  expect(sortRows(compared.map((row) => row.slice(0, 6)))).toEqual(sortRows(changes));
}
