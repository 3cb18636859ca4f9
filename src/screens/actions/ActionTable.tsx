import { Box, Chip, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ListedTeamAction } from '../../../dataProviders/teamActions.ts';
import { isOverdue } from '../../../domain/actions/teamAction.ts';
import { localToday } from '../../kit/dates/localToday.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { teamActionPath } from './actionPaths.ts';
import { useGroupName } from './useGroupName.ts';

/** Actions with their owner, due date and progress. */
export function ActionTable({ actions }: { readonly actions: readonly ListedTeamAction[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const groupName = useGroupName();
  const today = localToday();
  const columns: readonly Column<ListedTeamAction>[] = [
    {
      name: 'title',
      cell: ({ id, title }) => (
        <Link component={RouterLink} to={teamActionPath(id)} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Link>
      ),
    },
    { name: 'topic', isWide: true, cell: ({ topic }) => topic },
    { name: 'group', isWide: true, cell: groupName },
    { name: 'owner', isWide: true, cell: ({ owner }) => owner ?? translate('actions.noOwner') },
    {
      name: 'due',
      cell: (action) => (
        <Box className="tabular" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {format.day(action.due_on)}
          </Box>
          {isOverdue(action, today) && (
            <Chip size="small" color="error" variant="outlined" label={translate('actions.overdue')} />
          )}
        </Box>
      ),
    },
    {
      name: 'progress',
      cell: ({ progress }) => (
        <StatusChip status={progress} label={translate(`actions.progress.${progress}`)} />
      ),
    },
  ];
  return (
    <DataTable
      caption={translate('actions.table')}
      columnTexts="actions.columns"
      columns={columns}
      rows={actions}
      rowKey={({ id }) => id}
    />
  );
}
