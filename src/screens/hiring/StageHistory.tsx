import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { hiringKeys, moveApplicants } from '../../../dataProviders/hiring.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { isActiveApplicant } from './ApplicantTable.tsx';
import { useStageName } from './useStageName.ts';

/** The stages an applicant has been in, and the form that moves them to another. */
export function StageHistory({ applicant }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const { history, role } = applicant;
  return (
    <Panel title={translate('hiring.applicant.history')} text={translate('hiring.applicant.historyText')}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
        {history.map(({ stage, moved_on, moved_by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: history only grows at its end
          <Typography key={index} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {stageWord(stage)} · <CalendarDay day={moved_on} /> ·{' '}
            {moved_by
              ? translate('hiring.applicant.by', { name: moved_by })
              : translate('hiring.applicant.byThemselves')}
          </Typography>
        ))}
      </Box>
      {isActiveApplicant(applicant) && role.status === 'open' && (
        <Move key={applicant.stage} applicant={applicant} />
      )}
    </Panel>
  );
}

function Move({ applicant }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const { stages } = applicant.role;
  const following = stages[stages.indexOf(applicant.stage) + 1] ?? applicant.stage;
  const [stage, setStage] = useState(following);
  const move = useAction(moveApplicants, { invalidates: hiringKeys });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SelectField
        size="small"
        label={translate('hiring.applicant.moveTo')}
        value={stage}
        onChange={setStage}
        options={stages.map((one) => ({ value: one, text: stageWord(one) }))}
        sx={{ minWidth: 180 }}
      />
      <Button
        variant="outlined"
        disabled={stage === applicant.stage}
        loading={move.isPending}
        onClick={() =>
          move.mutate({ requisition_id: applicant.requisition_id, applicant_ids: [applicant.id], stage })
        }
      >
        {translate('hiring.applicant.move')}
      </Button>
    </Box>
  );
}
