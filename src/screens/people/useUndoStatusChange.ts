import { useNotify, useTranslate } from 'react-admin';
import { peopleKeys, undoPeopleStatus } from '../../../dataProviders/people.ts';
import { useAction } from '../../kit/useAction.ts';

/** Undoes a change of status; the notification names the people whose status was not restored. */
export function useUndoStatusChange() {
  const notify = useNotify();
  const translate = useTranslate();
  return useAction(undoPeopleStatus, {
    invalidates: peopleKeys,
    success: null,
    onDone: ({ restored, left, left_names }) => {
      const done = translate('people.status.restored', { smart_count: restored });
      if (left === 0) return notify(done, { type: 'success' });
      const listed = left_names.join(', ');
      const names = left > left_names.length ? translate('people.status.andMore', { names: listed }) : listed;
      const unchanged = translate(`people.status.${left_names.length > 0 ? 'left' : 'leftNobody'}`, {
        smart_count: left,
        names,
      });
      notify(`${done} ${unchanged}`, { type: 'warning' });
    },
  });
}
