import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { ListExtrasContext } from '../../src/kit/lists/ListExtrasContext.ts';
import { peoplePaths } from './peoplePaths.ts';
import { users } from './users.ts';

/** What people are filtered by most often comes first. */
const filterNames = [
  'department',
  'location',
  'level',
  'team_id',
  'manager_id',
  'status',
  'permissions',
  'program_ids',
  'locale_abbr',
  'type',
] as const;

/** The list of people with its bulk actions. */
export function UserList() {
  const canWrite = useHasTier(users.access.write);
  const extras = canWrite ? { bulk: <ChangeStatusButtons /> } : {};
  return (
    <ListExtrasContext value={extras}>
      <CrudList of={users} filterNames={filterNames} />
    </ListExtrasContext>
  );
}

/** Opens the status page with the selected people, or with all that match the filters. */
function ChangeStatusButtons() {
  const { selectedIds = [], total = 0, filterValues } = useListContext();
  const translate = useTranslate();
  return (
    <>
      <Button component={Link} size="small" to={peoplePaths.status} state={{ ids: selectedIds }}>
        {translate('people.bulk.status')}
      </Button>
      {total > selectedIds.length && (
        <Button component={Link} size="small" to={peoplePaths.statusOf(filterValues)}>
          {translate('people.bulk.all', { smart_count: total })}
        </Button>
      )}
    </>
  );
}
