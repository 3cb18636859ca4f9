import { ThemeProvider } from '@mui/material';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import type { SupplementalResult } from '../../../contract/v2/supplementalShapes.ts';
import { createI18nProvider } from '../../../src/app/createI18nProvider.ts';
import { PublishedComments } from '../../../src/results/PublishedComments.tsx';
import { SupplementalResults } from '../../../src/results/SupplementalResults.tsx';
import { createAppTheme } from '../../../src/theme/createAppTheme.ts';
import { paletteOf } from '../../../src/theme/palettes.ts';
import { en } from '../../support/englishTexts.ts';

const i18nProvider = createI18nProvider('en', en);

function show(element: ReactElement) {
  return render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ThemeProvider theme={createAppTheme(paletteOf('default', 'light'))}>{element}</ThemeProvider>
    </CoreAdminContext>,
  );
}

const line = (percent: number, more: Partial<SupplementalResult['shares'][number]>) => ({
  percent,
  low: false,
  high: false,
  steps: [],
  options: [],
  ...more,
});
const rating: SupplementalResult = {
  question_id: 1,
  question: 'Do you stay?',
  kind: 'rating',
  low: 'No',
  high: 'Yes',
  points: 5,
  n_band: 50,
  shares: [line(5, { steps: [1, 2], low: true }), line(30, { steps: [3] }), line(65, { steps: [4, 5] })],
};

const requests = { campaign: 'Culture benchmark', about: (n_band: number | null) => `${n_band} or more` };

describe('custom questions of an account', () => {
  test('start with the most common answer and name merged steps', async () => {
    show(<SupplementalResults {...requests} questions={[rating]} />);
    await screen.findByRole('heading', { name: 'Do you stay? Most common answer: 4 to 5 (Yes) (65%).' });
    screen.getByText('50 or more');
    const bars = within(screen.getByRole('list', { name: 'Answers to “Do you stay?”' }));
    expect(bars.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1 (No) to 25% or less',
      '330%',
      '4 to 5 (Yes)65%',
    ]);
  });

  test('show the eNPS with its range, and its three groups', async () => {
    const enps: SupplementalResult = {
      ...rating,
      ...{ kind: 'enps', question: 'Do you recommend us?', points: null },
      enps: { score: 15, from: 10, to: 20 },
      shares: [
        line(25, { steps: [0, 1, 2, 3, 4, 5, 6] }),
        line(35, { steps: [7, 8] }),
        line(40, { steps: [9, 10] }),
      ],
    };
    show(<SupplementalResults {...requests} questions={[enps]} />);
    await screen.findByRole('heading', { name: 'Do you recommend us? eNPS +15.' });
    screen.getByText(/so the eNPS lies between \+10 and \+20\./);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    // Numbers without a sign, so that a spreadsheet can calculate with them.
    expect(rows).toEqual([
      'AnswerPercent',
      'Detractors (0 to 6)25',
      'Passives (7 and 8)35',
      'Promoters (9 and 10)40',
      'eNPS (points)15',
      'eNPS, lowest possible10',
      'eNPS, highest possible20',
    ]);
  });

  test('say why there is no eNPS where groups are merged', async () => {
    const merged: SupplementalResult = {
      ...rating,
      ...{ kind: 'enps', points: null, enps: null },
      shares: [line(60, { steps: [0, 1, 2, 3, 4, 5, 6] }), line(40, { steps: [7, 8, 9, 10] })],
    };
    show(<SupplementalResults {...requests} questions={[merged]} />);
    await screen.findByText(/^The eNPS isn’t shown/);
    screen.getByText('7 to 10 (Yes)');
  });

  test('show each option of a multiple choice on its own, and name those that are not shown', async () => {
    const multiple: SupplementalResult = {
      ...rating,
      ...{ kind: 'multiple', question: 'What helps?', low: '', high: '', points: null },
      shares: [line(70, { options: ['Tools'] }), line(60, { options: ['Time'] })],
      not_shown: ['Music', 'Dogs'],
    };
    show(<SupplementalResults {...requests} questions={[multiple]} />);
    await screen.findByRole('heading', { name: 'What helps? Most common answer: Tools (70%).' });
    screen.getByText('Not shown: Music and Dogs');
    screen.getByText(/the percentages don’t add up to 100%/);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    screen.getByRole('row', { name: 'Dogs Not shown' });
  });

  test('say when there are too few answers and offer no download', async () => {
    show(<SupplementalResults {...requests} questions={[{ ...rating, n_band: null, shares: [] }]} />);
    await screen.findByText('Not enough answers');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('comments', () => {
  const question = {
    question_id: 3,
    question: 'What should change?',
    comments: Array.from({ length: 30 }, (_, at) => `Schedule ${at % 2}`),
    total: 30,
    themes: [{ word: 'schedule', n_band: 20 }],
  };

  test('are shown in parts with their common themes', async () => {
    const search = vi.fn();
    show(<PublishedComments questions={[question]} k={5} search="" onSearch={search} />);
    const list = await screen.findByRole('list', { name: 'Comments on “What should change?”' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'schedule · 20 to 49 people' }));
    expect(search).toHaveBeenCalledWith('schedule');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search comments' }), ' pelican {Enter}');
    expect(search).toHaveBeenLastCalledWith('pelican');
  });

  test('of too few people and searches without matches are explained', async () => {
    const nothing = { ...question, comments: [], total: 0, themes: [] };
    const { unmount } = show(<PublishedComments questions={[nothing]} k={5} search="" onSearch={vi.fn()} />);
    await screen.findByText('Not enough answers');
    unmount();
    show(<PublishedComments questions={[nothing]} k={5} search="pelican" onSearch={vi.fn()} />);
    await screen.findByText('No comments to show. Search for words that more people used.');
  });
});
