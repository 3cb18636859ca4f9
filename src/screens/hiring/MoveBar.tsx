import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { moveApplicants, remindApplicants } from '../../../dataProviders/hiring.ts';
import type { RequisitionRecord } from '../../../resources/requisitions/requisitions.ts';
import { useChange } from './useHiring.ts';
import { useStageWord } from './useStageWord.ts';

interface Props {
  readonly role: RequisitionRecord;
  readonly stages: readonly string[];
  readonly chosen: ReadonlySet<number>;
  readonly onDone: () => void;
}

/** What can be done with those who are chosen. */
export function MoveBar({ role, stages, chosen, onDone }: Props) {
  const translate = useTranslate();
  const stageWord = useStageWord();
  const [stage, setStage] = useState(stages[0] ?? '');
  const move = useChange(moveApplicants, onDone);
  const remind = useChange(remindApplicants, onDone);
  const of = { requisition_id: role.id, applicant_ids: [...chosen] };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography role="status">
        {translate('hiring.applicants.chosen', { smart_count: chosen.size })}
      </Typography>
      <TextField
        select
        size="small"
        label={translate('hiring.applicants.moveTo')}
        value={stage}
        onChange={(event) => setStage(event.target.value)}
        sx={{ minWidth: 160 }}
      >
        {stages.map((one) => (
          <MenuItem key={one} value={one}>
            {stageWord(one)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" loading={move.isPending} onClick={() => move.mutate({ ...of, stage })}>
        {translate('hiring.applicants.move')}
      </Button>
      <Button loading={remind.isPending} onClick={() => remind.mutate(of)}>
        {translate('hiring.applicants.remind')}
      </Button>
    </Box>
  );
}
