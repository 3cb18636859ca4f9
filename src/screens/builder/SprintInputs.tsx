import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSprintOver } from '../../../domain/builder/sprint.ts';
import { type SprintRecord, sprints } from '../../../resources/sprints/sprints.ts';
import { FieldInput } from '../../kit/crud/FieldInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';

function useIsOver(): boolean {
  return isSprintOver(useRecordContext<SprintRecord>()?.status ?? 'draft');
}

/** Of two fields only one is asked; the other is emptied, so that nothing unseen is kept. */
function useEmptied(name: string): void {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (getValues(name) !== null) setValue(name, null, { shouldDirty: true });
  }, [name, getValues, setValue]);
}

function Subject() {
  const disabled = useIsOver();
  const isMetric = useWatch({ name: 'subject' }) === 'metric';
  useEmptied(isMetric ? 'topic_id' : 'metric');
  if (isMetric) return <FieldInput of={sprints} name="metric" disabled={disabled} />;
  return <ChoiceInput source="topic_id" kind="topic" disabled={disabled} />;
}

function Audience() {
  const disabled = useIsOver();
  const isTeam = useWatch({ name: 'for_whom' }) === 'team';
  useEmptied(isTeam ? 'user_id' : 'team_id');
  return isTeam ? (
    <ChoiceInput key="team" source="team_id" kind="team" disabled={disabled} />
  ) : (
    <ChoiceInput key="person" source="user_id" kind="person" disabled={disabled} />
  );
}

/** What a sprint is about and for, by the section they end. */
export const sprintInputs = { sprint: <Subject />, audience: <Audience /> } as const;
