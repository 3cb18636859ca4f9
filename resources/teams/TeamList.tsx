import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { ListExtrasContext } from '../../src/kit/lists/ListExtrasContext.ts';
import { RegroupDialog } from './RegroupDialog.tsx';
import { TeamSize } from './TeamSize.tsx';
import { teams } from './teams.ts';

/** The list of teams; administrators can also merge teams. */
export function TeamList() {
  const canWrite = useHasTier(teams.access.write);
  const extras = canWrite ? { bulk: <MergeButton /> } : {};
  return (
    <ListExtrasContext value={extras}>
      <CrudList of={teams} cell={(name) => (name === 'members' ? <TeamSize /> : undefined)} />
    </ListExtrasContext>
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
