import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Button, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { decisionRules } from '../../../contract/v2/hiring.ts';
import { hiringKeys, recordDecision } from '../../../dataProviders/hiring.ts';
import { type DecisionMade, maxDecisionReasonLength } from '../../../domain/hiring/decisions.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

/** The recorded decision with its reason, and the form for the next decision. */
export function HiringDecision({ applicant }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const { decision, decided_by, decided_on, decision_reason, next, withdrawn_on } = applicant;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SecondaryText>{translate('hiring.decide.text')}</SecondaryText>
      {decided_on && (
        <Box>
          <Typography>
            {translate('hiring.decide.recorded', {
              decision: translate(`hiring.decisions.${decision}`),
              name: decided_by,
            })}
            {' · '}
            <CalendarDay day={decided_on} />
          </Typography>
          <SecondaryText sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {decision_reason}
          </SecondaryText>
        </Box>
      )}
      {withdrawn_on && <Typography>{translate('hiring.decide.over')}</Typography>}
      {!withdrawn_on && next.length === 0 && <Typography>{translate('hiring.decide.final')}</Typography>}
      {next.length > 0 && <DecisionForm applicant={applicant} />}
    </Box>
  );
}

interface Draft {
  decision: DecisionMade;
  reason: string;
}

function DecisionForm({ applicant }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const explain = useProblemText({ max: maxDecisionReasonLength });
  const record = useAction(recordDecision, { invalidates: hiringKeys });
  const form = useForm<Draft>({
    resolver: yupResolver(decisionRules),
    // No decision is preselected, so that each one is deliberate.
    defaultValues: { reason: '' },
  });
  const send = form.handleSubmit((draft) => record.mutateAsync({ ...draft, applicant_id: applicant.id }));
  return (
    <FormStack onSubmit={() => void send().catch(() => undefined)}>
      <FormTextField
        form={form}
        name="decision"
        select
        label={translate('hiring.decide.choice')}
        problemText={explain}
        sx={{ maxWidth: 320 }}
      >
        {applicant.next.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`hiring.decisions.${one}`)}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField
        form={form}
        name="reason"
        multiline
        minRows={3}
        label={translate('hiring.decide.reason')}
        helperText={translate('hiring.decide.reasonHelp')}
        problemText={explain}
      />
      <Button type="submit" variant="contained" loading={record.isPending} sx={{ justifySelf: 'start' }}>
        {translate('hiring.decide.record')}
      </Button>
    </FormStack>
  );
}
