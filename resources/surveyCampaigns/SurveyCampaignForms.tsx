import { Stack } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isAdmin } from '../../domain/access/roles.ts';
import { type NamedRelationship, namedRelationships } from '../../domain/raters/raterRelationships.ts';
import { defaultRaterBounds } from '../../domain/surveys/raterBounds.ts';
import { canEditSurveyField } from '../../domain/surveys/surveyStatus.ts';
import { usePerson } from '../../src/kit/context/PersonContext.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { CrudCreate } from '../../src/kit/crud/CrudForm.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { CampaignUpdate } from '../../src/kit/forms/CampaignUpdate.tsx';
import { ChosenAudienceInputs } from '../../src/kit/forms/ChosenAudienceInputs.tsx';
import { field, type Resource } from '../kit/resource.ts';
import { supplementalQuestions } from '../supplementalQuestions/supplementalQuestions.ts';
import { type SurveyCampaignRecord, surveyCampaigns } from './surveyCampaigns.ts';

/** The form without the dependent fields, which `extra` adds to their sections. */
const of: Resource = {
  ...surveyCampaigns,
  sections: {
    ...surveyCampaigns.sections,
    raters: ['relationships'],
    rhythm: ['questions_per_sitting', 'reminders'],
  },
};

const isFieldEditable = (record: RaRecord | undefined, name: string) =>
  canEditSurveyField((record as SurveyCampaignRecord | undefined)?.status ?? 'draft', name); // The form's record is a campaign.

function FieldInputs({ names }: { readonly names: readonly string[] }) {
  const record = useRecordContext();
  const canWrite = useHasTier(surveyCampaigns.access.write);
  return names.map((name) => (
    <FieldInput
      key={name}
      of={surveyCampaigns}
      name={name}
      disabled={!canWrite || !isFieldEditable(record, name)}
    />
  ));
}

/** The minimum and maximum of each selected relationship. */
function RaterBoundInputs() {
  const chosen: readonly NamedRelationship[] | undefined = useWatch({ name: 'relationships' });
  const selected = useMemo(
    () => namedRelationships.filter((relationship) => chosen?.includes(relationship)),
    [chosen],
  );
  useDefaultRaterBounds(selected);
  if (selected.length === 0) return null;
  return (
    <Stack spacing={2}>
      {selected.map((relationship) => (
        <Stack
          key={relationship}
          direction="row"
          sx={{ gap: 2, alignItems: 'flex-start', '& > *': { flex: '1 1 0', minWidth: 0 } }}
        >
          <FieldInputs names={[`${relationship}_min`, `${relationship}_max`]} />
        </Stack>
      ))}
      <FieldInputs names={['nominated_by', 'approval']} />
    </Stack>
  );
}

/** A newly selected relationship starts with the usual bounds; entered values stay. */
function useDefaultRaterBounds(selected: readonly NamedRelationship[]): void {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    for (const relationship of selected) {
      if (Number(getValues(`${relationship}_max`)) > 0) continue;
      const { min, max } = defaultRaterBounds[relationship];
      setValue(`${relationship}_min`, min, { shouldDirty: true });
      setValue(`${relationship}_max`, max, { shouldDirty: true });
    }
  }, [selected, getValues, setValue]);
}

/** Shown only to people who may read the account's custom questions. */
function SupplementalsInput() {
  return useHasTier(supplementalQuestions.access.read) ? <FieldInputs names={['supplemental_ids']} /> : null;
}

function AudienceInput() {
  const record = useRecordContext();
  return <ChosenAudienceInputs disabled={!isFieldEditable(record, 'audience')} help="surveys.chosenHelp" />;
}

/** Team leads can include only their own teams and people. */
const ofTeamLead: Resource = {
  ...of,
  fields: { ...of.fields, audience: field.choice(['chosen'], { required: true, initial: 'chosen' }) },
};

const form = {
  after: 'edit',
  mayEdit: isFieldEditable,
  extra: { targets: <AudienceInput />, raters: <RaterBoundInputs />, rhythm: <SupplementalsInput /> },
} as const;

export function SurveyCampaignCreate() {
  const { user } = usePerson();
  return <CrudCreate of={isAdmin(user) ? of : ofTeamLead} {...form} />;
}

/** Team leads can edit their own campaigns and only read those of others. */
export function SurveyCampaignUpdate() {
  return <CampaignUpdate of={of} ofTeamLead={ofTeamLead} readOnlyNotice="surveys.ofOthers" {...form} />;
}
