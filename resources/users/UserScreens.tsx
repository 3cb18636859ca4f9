import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CrudList } from '../kit/CrudList.tsx';
import { ListExtras } from '../parts/listExtras.tsx';
import { useMeets } from '../parts/useMeets.tsx';
import { places } from './places.ts';
import { users } from './users.ts';

/** The list of people, with what can be done to many of them. */
export function UserList() {
  const mayWrite = useMeets(users.access.write);
  const extras = mayWrite ? { head: <Tools />, bulk: <ChangeStatus /> } : {};
  return (
    <ListExtras value={extras}>
      <CrudList of={users} />
    </ListExtras>
  );
}

function Tools() {
  const translate = useTranslate();
  return (
    <>
      <Button component={Link} to={places.import}>
        {translate('people.tools.import')}
      </Button>
      <Button component={Link} to={places.status}>
        {translate('people.tools.status')}
      </Button>
      <Button component={Link} to={places.rolesAudit}>
        {translate('people.tools.rolesAudit')}
      </Button>
    </>
  );
}

/** Leads on with the selected people, or with all that the filters leave. */
function ChangeStatus() {
  const { selectedIds = [], total = 0, filterValues } = useListContext();
  const translate = useTranslate();
  return (
    <>
      <Button component={Link} size="small" to={places.status} state={{ ids: selectedIds }}>
        {translate('people.bulk.status')}
      </Button>
      {total > selectedIds.length && (
        <Button component={Link} size="small" to={places.statusOf(filterValues)}>
          {translate('people.bulk.all', { smart_count: total })}
        </Button>
      )}
    </>
  );
}
