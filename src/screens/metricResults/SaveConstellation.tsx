import { useDataProvider, useGetOne, useTranslate } from 'react-admin';
import type { VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { type ConstellationResults, constellationKeys } from '../../../dataProviders/metricResults.ts';
import {
  type ConstellationRecord,
  constellations,
} from '../../../resources/constellations/constellations.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly results: ConstellationResults;
  /** The people who were tried out. */
  readonly people: readonly VisiblePerson[];
}

/** Saves the people who were tried out as the members of the constellation, after a confirmation. */
export function SaveConstellation({ results, people }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const id = results.constellation.constellation_id;
  const { data: record } = useGetOne<ConstellationRecord>(constellations.name, { id });
  const isAmong = (list: readonly VisiblePerson[], id: number) => list.some(({ user_id }) => user_id === id);
  const added = people.filter(({ user_id }) => !isAmong(results.people, user_id));
  const removed = results.people.filter(({ user_id }) => !isAmong(people, user_id));
  const save = useAction(
    (previousData: ConstellationRecord) => {
      const remaining = previousData.user_ids.filter((member) => !isAmong(removed, member));
      const user_ids = [...new Set([...remaining, ...added.map(({ user_id }) => user_id)])];
      return dataProvider.update(constellations.name, {
        id,
        data: { ...previousData, user_ids },
        previousData,
      });
    },
    { invalidates: constellationKeys, success: 'metricResults.constellation.whatIf.saved' },
  );
  const word = (key: string, fill: object = {}) =>
    translate(`metricResults.constellation.whatIf.${key}`, fill);
  return (
    <ConfirmedButton
      variant="contained"
      disabled={!record || people.length < 2}
      title={word('save')}
      text={word('saveText', {
        name: results.constellation.name,
        added: word('addedPeople', { smart_count: added.length }),
        removed: word('removedPeople', { smart_count: removed.length }),
      })}
      busy={save.isPending}
      onConfirm={(close) => record && save.mutate(record, { onSettled: close })}
    >
      {word('save')}
    </ConfirmedButton>
  );
}
