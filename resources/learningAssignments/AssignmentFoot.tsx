import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectionBar } from '../../src/kit/lists/SelectionBar.tsx';
import { useSelection } from '../../src/kit/lists/useSelection.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { useAssignmentActions } from './useAssignmentActions.tsx';

/** What can be done with the selected people's assignments. */
export function AssignmentFoot({ mayWrite }: { readonly mayWrite: boolean }) {
  const { selectedIds, foot, clear } = useSelection();
  const translate = useTranslate();
  const [asked, ask] = useState(false);
  const ids = selectedIds.map(Number);
  const done = () => {
    ask(false);
    clear();
  };
  const { busy, extend, change } = useAssignmentActions(ids, done);
  return (
    <>
      <SelectionBar foot={foot} count={mayWrite ? ids.length : 0} busy={busy} onClear={done}>
        <Button size="small" disabled={busy} onClick={() => ask(true)}>
          {translate('learning.assignments.extend')}
        </Button>
        <Button size="small" disabled={busy} onClick={() => change('withdrawn')}>
          {translate('learning.assignments.withdraw')}
        </Button>
        <Button size="small" disabled={busy} onClick={() => change('assigned')}>
          {translate('learning.assignments.assign')}
        </Button>
      </SelectionBar>
      {asked ? (
        <ExtendDialog people={ids.length} busy={busy} onExtend={extend} onClose={() => ask(false)} />
      ) : null}
    </>
  );
}
