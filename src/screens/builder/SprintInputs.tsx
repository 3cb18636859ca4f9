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

/** Empties the field that the other one replaces, so that no hidden value is saved. */
function useEmptyField(name: string): void {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (getValues(name) !== null) setValue(name, null, { shouldDirty: true });
  }, [name, getValues, setValue]);
}

function Subject() {
  const disabled = useIsOver();
  const isMetric = useWatch({ name: 'subject' }) === 'metric';
  useEmptyField(isMetric ? 'topic_id' : 'metric');
  if (isMetric) return <FieldInput of={sprints} name="metric" disabled={disabled} />;
  return <ChoiceInput source="topic_id" kind="topic" disabled={disabled} />;
}

function Audience() {
  const disabled = useIsOver();
  const isTeam = useWatch({ name: 'for_whom' }) === 'team';
  useEmptyField(isTeam ? 'user_id' : 'team_id');
  return isTeam ? (
    <ChoiceInput key="team" source="team_id" kind="team" disabled={disabled} />
  ) : (
    <ChoiceInput key="person" source="user_id" kind="person" disabled={disabled} />
  );
}

/** Inputs of the subject and the audience, each added to the end of its section. */
export const sprintInputs = { sprint: <Subject />, audience: <Audience /> } as const;
