import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { canEditLearningField } from '../../domain/learning/learningCampaigns.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { LearningCampaignProgress } from './LearningCampaignProgress.tsx';
import { type LearningCampaignRecord, learningCampaigns } from './learningCampaigns.ts';

interface Props {
  /** The field whose value decides which other fields are shown. */
  readonly by: 'content' | 'audience' | 'due_kind';
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** The fields that belong to the selected value of `by`. */
function DependentInputs({ by, fields }: Props) {
  const record = useRecordContext<LearningCampaignRecord>();
  const canWrite = useHasTier(learningCampaigns.access.write);
  const names = fields[String(useWatch({ name: by }))] ?? [];
  const status = record?.status ?? 'draft';
  return (
    <Stack spacing={2}>
      {names.map((name) => (
        <FieldInput
          key={name}
          of={learningCampaigns}
          name={name}
          disabled={!canWrite || !canEditLearningField(status, name)}
        />
      ))}
    </Stack>
  );
}

/** The dependent fields at the end of each section of the form. */
export const dependentFields = {
  content: (
    <DependentInputs
      by="content"
      fields={{ path: ['path_id'], group: ['group_id'], courses: ['course_ids'] }}
    />
  ),
  audience: (
    <DependentInputs by="audience" fields={{ chosen: ['team_ids', 'team_group_ids', 'roles', 'user_ids'] }} />
  ),
  dates: (
    <>
      <DependentInputs by="due_kind" fields={{ on_day: ['due_on'], after_days: ['due_days'] }} />
      <LearningCampaignProgress />
    </>
  ),
} as const;
