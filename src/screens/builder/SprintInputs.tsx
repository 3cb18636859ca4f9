import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSprintOver } from '../../../domain/builder/sprint.ts';
import { type SprintRecord, sprints } from '../../../resources/sprints/sprints.ts';
import { FieldInput } from '../../kit/crud/FieldInput.tsx';
import { SprintOptionInput } from './SprintOptionInput.tsx';

function useIsSprintOver(): boolean {
  return isSprintOver(useRecordContext<SprintRecord>()?.status ?? 'draft');
}

/** Clears a field that is replaced by another one, so that no hidden value is saved. */
function useClearField(name: string): void {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (getValues(name) !== null) setValue(name, null, { shouldDirty: true });
  }, [name, getValues, setValue]);
}

function SubjectInput() {
  const disabled = useIsSprintOver();
  const isMetric = useWatch({ name: 'subject' }) === 'metric';
  useClearField(isMetric ? 'topic_id' : 'metric');
  if (isMetric) return <FieldInput of={sprints} name="metric" disabled={disabled} />;
  return <SprintOptionInput source="topic_id" kind="topic" disabled={disabled} />;
}

function AudienceInput() {
  const disabled = useIsSprintOver();
  const isTeam = useWatch({ name: 'for_whom' }) === 'team';
  useClearField(isTeam ? 'user_id' : 'team_id');
  return isTeam ? (
    <SprintOptionInput key="team" source="team_id" kind="team" disabled={disabled} />
  ) : (
    <SprintOptionInput key="person" source="user_id" kind="person" disabled={disabled} />
  );
}

/** Inputs of the subject and the audience, each added to the end of its section. */
export const sprintInputs = { sprint: <SubjectInput />, audience: <AudienceInput /> } as const;
