import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { LearningProvider } from '../../dataProviders/learning.ts';
import { SelectionBar } from '../../src/kit/lists/SelectionBar.tsx';
import { useSelection } from '../../src/kit/lists/useSelection.ts';
import { useAction } from '../../src/kit/useAction.ts';
import { ExtendAssignmentsDialog } from './ExtendAssignmentsDialog.tsx';

/** The actions for the selected assignments. */
export function AssignmentListFooter({ canWrite }: { readonly canWrite: boolean }) {
  const { selectedIds, foot, clear } = useSelection();
  const translate = useTranslate();
  const [isExtending, setExtending] = useState(false);
  const ids = selectedIds.map(Number);
  const handleDone = () => {
    setExtending(false);
    clear();
  };
  const notify = useNotify();
  const refresh = useRefresh();
  const outcome = {
    success: null,
    onDone: (smart_count: number) => {
      if (smart_count === 0) notify('learning.assignments.nothing', { type: 'info' });
      else notify('learning.assignments.changed', { type: 'success', messageArgs: { smart_count } });
      handleDone();
      refresh();
    },
  };
  const dataProvider = useDataProvider<LearningProvider>();
  const extend = useAction((dueOn: string | null) => dataProvider.extendAssignments(ids, dueOn), outcome);
  const change = useAction(
    (state: 'withdrawn' | 'assigned') => dataProvider.changeAssignments(ids, state),
    outcome,
  );
  const busy = extend.isPending || change.isPending;
  return (
    <>
      <SelectionBar barRef={foot} count={canWrite ? ids.length : 0} busy={busy} onClear={handleDone}>
        <Button size="small" disabled={busy} onClick={() => setExtending(true)}>
          {translate('learning.assignments.extend')}
        </Button>
        <Button size="small" disabled={busy} onClick={() => change.mutate('withdrawn')}>
          {translate('learning.assignments.withdraw')}
        </Button>
        <Button size="small" disabled={busy} onClick={() => change.mutate('assigned')}>
          {translate('learning.assignments.assign')}
        </Button>
      </SelectionBar>
      {isExtending ? (
        <ExtendAssignmentsDialog
          people={ids.length}
          busy={busy}
          onExtend={extend.mutate}
          onClose={() => setExtending(false)}
        />
      ) : null}
    </>
  );
}
