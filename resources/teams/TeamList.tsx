import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useHasTier } from '../../src/kit/context/useHasTier.tsx';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { ListExtras } from '../../src/kit/lists/listExtras.tsx';
import { RegroupDialog } from './RegroupDialog.tsx';
import { teams } from './teams.ts';

/** The list of teams; those who administer the account get to the audit and merge several at once. */
export function TeamList() {
  const mayWrite = useHasTier(teams.access.write);
  const extras = mayWrite ? { head: <ToAudit />, bulk: <Merge /> } : {};
  return (
    <ListExtras value={extras}>
      <CrudList of={teams} />
    </ListExtras>
  );
}

function ToAudit() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/teams/audit">
      {translate('teams.audit.title')}
    </Button>
  );
}

function Merge() {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const translate = useTranslate();
  const [ids, open] = useState<readonly number[] | null>(null);
  return (
    <>
      <Button size="small" color="inherit" onClick={() => open(selectedIds.map(Number))}>
        {translate('teams.audit.mergeSelected')}
      </Button>
      {ids && (
        <RegroupDialog
          start={{ kind: 'merge', user_ids: [], from_team_ids: ids }}
          onClose={(changed) => {
            open(null);
            if (changed) onUnselectItems();
          }}
        />
      )}
    </>
  );
}
