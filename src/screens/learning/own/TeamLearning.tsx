import { Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  type TeamAssignment,
  teamLearningPageSize,
  teamLearningQuery,
} from '../../../../dataProviders/ownLearning.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { DueText } from './DueText.tsx';

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What people whom the reader leads or manages still have to complete. */
export function TeamLearning({ page, onPage }: Props) {
  const translate = useTranslate();
  const query = useQuery(teamLearningQuery(useAccountId(), page));
  const columnsOf = (today: string): readonly Column<TeamAssignment>[] => [
    { name: 'person', cell: ({ name }) => name },
    { name: 'title', cell: ({ title }) => title },
    { name: 'state', isWide: true, cell: ({ state }) => translate(`ownLearning.team.states.${state}`) },
    { name: 'due', cell: ({ due_on }) => <DueText dueOn={due_on} today={today} /> },
  ];
  return (
    <QueryState
      query={query}
      failed="ownLearning.team.failed"
      shape="rows"
      empty={{ when: ({ total }) => total === 0, text: 'ownLearning.empty.team' }}
    >
      {({ today, total, assignments }) => (
        <Card>
          <DataTable
            caption={translate('ownLearning.team.table')}
            columnTexts="ownLearning.team.columns"
            columns={columnsOf(today)}
            rows={assignments}
            rowKey={({ id }) => id}
          />
          <Pagination total={total} page={page} pageSize={teamLearningPageSize} onPage={onPage} />
        </Card>
      )}
    </QueryState>
  );
}
