import { screen, within } from '@testing-library/react';
import readSheets from 'read-excel-file/universal';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChartCard } from '../../../../src/kit/charts/ChartCard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderScreen } from '../../screens/renderScreen.tsx';

const picture = vi.hoisted(() => ({ toBlob: vi.fn<() => Promise<Blob | null>>() }));
vi.mock('html-to-image', () => picture);

const table = {
  header: ['Topic', 'Score'],
  rows: [
    ['=cmd|x', '80 or more'],
    ['Respect, and more', 72],
  ],
} as const;

const Card = () => (
  <main>
    <h1>Results</h1>
    <ChartCard
      title="Respect is highest"
      caption="100 or more people"
      table={table}
      fileName="Q3"
      exportFilters={[['Campaign', 'Autumn']]}
    >
      <p>drawing</p>
    </ChartCard>
  </main>
);

let saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  saved = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    last = content as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: last });
  });
});

const read = (content: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });

const bytesOf = (content: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer); // An array buffer was requested.
    reader.readAsArrayBuffer(content);
  });

test('a chart has no accessibility problems as a chart and as a table', async () => {
  const { user } = renderScreen(Card);
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('CHART-04 a chart shows the same numbers in a table, with a way back to the chart', async () => {
  const { user } = renderScreen(Card);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'TopicScore',
    '=cmd|x80 or more',
    'Respect, and more72',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});

describe('exporting a chart', () => {
  test('as CSV contains the numbers with formulas escaped', async () => {
    const { user } = renderScreen(Card);
    await user.click(screen.getByRole('button', { name: /^CSV/ }));
    const [file] = saved;
    expect(file?.name).toBe('Q3.csv');
    expect(await read(file?.content ?? new Blob())).toBe(
      'Topic,Score\r\n\'=cmd|x,80 or more\r\n"Respect, and more",72\r\n',
    );
  });

  test('CHART-04 as a workbook contains typed numbers, texts and the subject', async () => {
    const { user } = renderScreen(Card);
    await user.click(screen.getByRole('button', { name: /^XLSX/ }));
    await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Q3.xlsx']), 5_000);
    const sheets = await readSheets(new Uint8Array(await bytesOf(saved[0]?.content ?? new Blob())).buffer);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Data', 'About']);
    expect(sheets[0]?.data).toEqual([['Topic', 'Score'], ...table.rows]);
    expect(sheets[1]?.data.slice(0, 3)).toEqual([
      ['Chart', 'Respect is highest'],
      ['Based on', '100 or more people'],
      ['Campaign', 'Autumn'],
    ]);
  });

  test('as an image uses the name of the chart', async () => {
    picture.toBlob.mockResolvedValue(new Blob(['x'], { type: 'image/png' }));
    const { user } = renderScreen(Card);
    await user.click(screen.getByRole('button', { name: /^PNG/ }));
    await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Q3.png']));
  });

  test('as an image that fails says what to do instead', async () => {
    picture.toBlob.mockResolvedValue(null);
    const { user } = renderScreen(Card);
    await user.click(screen.getByRole('button', { name: /^PNG/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t create the image. The CSV file has the same data.',
    );
    expect(saved).toEqual([]);
  });
});

test('a chart without data offers no export', () => {
  const Empty = () => (
    <ChartCard title="By team" caption="" table={null} fileName="Q3">
      <p>Not enough answers</p>
    </ChartCard>
  );
  renderScreen(Empty);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
