import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { ListExtrasContext } from '../../src/kit/lists/ListExtrasContext.ts';
import { RegroupDialog } from './RegroupDialog.tsx';
import { teams } from './teams.ts';

/** The list of teams; administrators can also open the audit and merge teams. */
export function TeamList() {
  const canWrite = useHasTier(teams.access.write);
  const extras = canWrite ? { head: <AuditLink />, bulk: <MergeButton /> } : {};
  return (
    <ListExtrasContext value={extras}>
      <CrudList of={teams} />
    </ListExtrasContext>
  );
}

function AuditLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/teams/audit">
      {translate('teams.audit.title')}
    </Button>
  );
}

function MergeButton() {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const translate = useTranslate();
  const [ids, setIds] = useState<number[] | null>(null);
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setIds(selectedIds.map(Number))}>
        {translate('teams.audit.mergeSelected')}
      </Button>
      {ids && (
        <RegroupDialog
          start={{ kind: 'merge', user_ids: [], from_team_ids: ids }}
          onClose={(changed) => {
            setIds(null);
            if (changed) onUnselectItems();
          }}
        />
      )}
    </>
  );
}
