import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { actionOverviewQuery, type ActionOverview as Overview } from '../../../dataProviders/teamActions.ts';
import { type ActionProgress, actionProgresses } from '../../../domain/actions/teamAction.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';

type Row = Overview[number];

interface Props {
  readonly onChoose: (topic: number, progress: ActionProgress) => void;
}

/** The number of actions by topic and progress; a number filters the list below. */
export function ActionOverview({ onChoose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const query = useQuery(actionOverviewQuery(useAccountId()));
  const cellOf = (row: Row, progress: ActionProgress) => {
    const count = row[progress];
    if (count === 0) return format.number(0);
    const name = translate(`actions.progress.${progress}`);
    return (
      <Button
        size="small"
        sx={{ minWidth: 40, px: 1, mr: -1, justifyContent: 'flex-end' }}
        aria-label={translate('actions.overview.show', {
          count: format.number(count),
          topic: row.topic,
          progress: name,
        })}
        onClick={() => onChoose(row.topic_id, progress)}
      >
        {format.number(count)}
      </Button>
    );
  };
  const columns: readonly Column<Row>[] = [
    { name: 'topic', label: translate('actions.overview.topic'), cell: ({ topic }) => topic },
    ...actionProgresses.map(
      (progress): Column<Row> => ({
        name: progress,
        label: translate(`actions.progress.${progress}`),
        align: 'right',
        cell: (row) => cellOf(row, progress),
      }),
    ),
    {
      name: 'overdue',
      label: translate('actions.overdue'),
      align: 'right',
      cell: ({ overdue }) => format.number(overdue),
    },
  ];
  return (
    <QueryState query={query} failed="actions.overview.failed" height={280}>
      {(topics) =>
        topics.length > 0 && (
          <Panel title={translate('actions.overview.title')}>
            <DataTable
              caption={translate('actions.overview.table')}
              columns={columns}
              rows={topics}
              rowKey={({ topic_id }) => topic_id}
            />
          </Panel>
        )
      }
    </QueryState>
  );
}
