import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { hiringKeys, moveApplicants } from '../../../dataProviders/hiring.ts';
import { stageAfter } from '../../../domain/hiring/nextHiringStep.ts';
import { maxMoveReasonLength } from '../../../domain/hiring/stageMoves.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useStageName } from './useStageName.ts';

/** Moves an applicant to any stage, with an optional reason for the history. */
export function StageMoveForm({ applicant }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const others = applicant.role.stages.filter((one) => one !== applicant.stage);
  const [stage, setStage] = useState(
    stageAfter(applicant.role.stages, applicant.stage) ?? others.at(-1) ?? applicant.stage,
  );
  const [reason, setReason] = useState('');
  const move = useAction(moveApplicants, { invalidates: hiringKeys });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    move.mutate({
      requisition_id: applicant.requisition_id,
      applicant_ids: [applicant.id],
      stage,
      reason: reason.trim() || null,
    });
  };
  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1 }}>
      <SelectField
        size="small"
        label={translate('hiring.applicant.moveTo')}
        value={stage}
        onChange={setStage}
        options={others.map((one) => ({ value: one, text: stageWord(one) }))}
      />
      <TextField
        size="small"
        label={translate('interviews.pipeline.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: maxMoveReasonLength } }}
      />
      <Button type="submit" variant="outlined" loading={move.isPending} sx={{ justifySelf: 'start' }}>
        {translate('hiring.applicant.move')}
      </Button>
    </Box>
  );
}
