import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hiringKeys, moveApplicants, remindApplicants } from '../../../dataProviders/hiring.ts';
import type { RequisitionRecord } from '../../../resources/requisitions/requisitions.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useStageName } from './useStageName.ts';

interface Props {
  readonly role: RequisitionRecord;
  readonly stages: readonly string[];
  readonly selectedIds: ReadonlySet<number>;
  readonly onDone: () => void;
}

/** Actions for the selected applicants. */
export function SelectedApplicantsBar({ role, stages, selectedIds, onDone }: Props) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const [stage, setStage] = useState(stages[0] ?? '');
  const move = useAction(moveApplicants, { invalidates: hiringKeys, onDone });
  const remind = useAction(remindApplicants, { invalidates: hiringKeys, onDone });
  const target = { requisition_id: role.id, applicant_ids: [...selectedIds] };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography role="status">
        {translate('hiring.applicants.chosen', { smart_count: selectedIds.size })}
      </Typography>
      <SelectField
        size="small"
        label={translate('hiring.applicants.moveTo')}
        value={stage}
        onChange={setStage}
        options={stages.map((one) => ({ value: one, text: stageWord(one) }))}
        sx={{ minWidth: 160 }}
      />
      <Button
        variant="outlined"
        loading={move.isPending}
        onClick={() => move.mutate({ ...target, stage, reason: null })}
      >
        {translate('hiring.applicants.move')}
      </Button>
      <Button loading={remind.isPending} onClick={() => remind.mutate(target)}>
        {translate('hiring.applicants.remind')}
      </Button>
    </Box>
  );
}
