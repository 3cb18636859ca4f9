import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { LearningProvider } from '../../src/kit/context/learningProvider.tsx';
import { describeField } from '../../src/kit/forms/describeField.ts';

/** Changes to the selected assignments, each told once; `onDone` is called when one went through. */
export function useAssignmentActions(ids: readonly number[], onDone: () => void) {
  const dataProvider = useDataProvider<LearningProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<number>) {
    setBusy(true);
    try {
      const smart_count = await work();
      if (smart_count === 0) notify('learning.assignments.nothing', { type: 'info' });
      else notify('learning.assignments.changed', { type: 'success', messageArgs: { smart_count } });
      onDone();
      refresh();
    } catch (failure) {
      notify(describeField(failure), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    extend: (dueOn: string | null) => attempt(() => dataProvider.extendAssignments(ids, dueOn)),
    change: (state: 'withdrawn' | 'assigned') => attempt(() => dataProvider.changeAssignments(ids, state)),
  };
}
