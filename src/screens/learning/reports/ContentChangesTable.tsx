import { useTranslate } from 'react-admin';
import type { ContentChange } from '../../../../dataProviders/learningReports.ts';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { useFormat } from '../../../kit/useFormat.ts';

const signed = { signDisplay: 'exceptZero' } as const;

/** The courses of a round, with a word for each difference that chance doesn't explain. */
export function ContentChangesTable({ contents }: { readonly contents: readonly ContentChange[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const words = (key: string, params?: object) => translate(`learningReports.changes.${key}`, params);
  return (
    <DataTable
      caption={words('caption')}
      columnTexts="learningReports.changes.columns"
      rows={contents}
      rowKey={({ course_id }) => course_id}
      columns={[
        { name: 'title', cell: ({ title }) => title },
        { name: 'metric', cell: ({ metric }) => translate(`metrics.names.${metric}`), isWide: true },
        { name: 'word', cell: ({ change }) => words(`words.${wordOf(change)}`) },
        {
          name: 'difference',
          align: 'right',
          cell: ({ change }) =>
            change &&
            words('range', {
              difference: format.number(change.difference, signed),
              low: format.number(change.low, signed),
              high: format.number(change.high, signed),
            }),
        },
        {
          name: 'people',
          align: 'right',
          isWide: true,
          cell: ({ change }) =>
            change &&
            [change.completed_band, change.others_band]
              .map((count) => words('band', { count: format.number(count) }))
              .join(' / '),
        },
      ]}
    />
  );
}

function wordOf(change: ContentChange['change']): 'few' | 'same' | 'higher' | 'lower' {
  if (change === null) return 'few';
  if (!change.is_marked) return 'same';
  return change.difference < 0 ? 'lower' : 'higher';
}
