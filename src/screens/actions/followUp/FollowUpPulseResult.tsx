import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FollowUpResponse } from '../../../../contract/v2/followUps.ts';
import { cancelFollowUp, followUpKey } from '../../../../dataProviders/followUps.ts';
import { useCanChangeAccount } from '../../../kit/context/useCanChangeAccount.ts';
import { ConfirmedButton } from '../../../kit/page/ConfirmedButton.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';
import { FollowUpScores } from './FollowUpScores.tsx';

interface Props {
  readonly topic: string;
  readonly followUp: FollowUpResponse;
}

/** A scheduled follow-up pulse: its status, its audience, and how the topic changed once the result is published. */
export function FollowUpPulseResult({ topic, followUp }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const canChange = useCanChangeAccount();
  const { id, state, campaign_id, group_kind, group_names, opens_on, closes_on, result } = followUp;
  const cancel = useAction(() => cancelFollowUp(id).then(({ message }) => message), {
    invalidates: (accountId) => [followUpKey(accountId)],
  });
  const isAboutGroup = state !== 'canceled' && state !== 'changed';
  const day = (iso: string | null) => (iso ? format.day(iso, 'long') : '');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}>
      {result && <FollowUpScores topic={topic} result={result} />}
      <Typography className="tabular">
        {translate(`followUps.states.${state}`, { from: day(opens_on), to: day(closes_on) })}
      </Typography>
      {isAboutGroup && (
        <Hint>
          {translate(`followUps.asked.${group_kind}`, { names: format.list(group_names) })}
          {followUp.is_wider && (
            <>
              <br />
              {translate('followUps.larger')}
            </>
          )}
        </Hint>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {campaign_id !== null && (
          <Button
            variant="outlined"
            component={Link}
            to={`/micro-surveys/benchmarks/manage/${campaign_id}${state === 'published' ? '/results' : ''}`}
          >
            {translate('followUps.open')}
          </Button>
        )}
        {followUp.can_cancel && canChange && (
          <ConfirmedButton
            title={translate('followUps.cancelTitle')}
            text={translate('followUps.cancelText')}
            cancel={translate('followUps.keep')}
            destructive
            busy={cancel.isPending}
            onConfirm={(close) => cancel.mutate(undefined, { onSettled: close })}
          >
            {translate('followUps.cancel')}
          </ConfirmedButton>
        )}
      </Box>
    </Box>
  );
}
