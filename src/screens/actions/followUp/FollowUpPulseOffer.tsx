import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FollowUpOffer } from '../../../../contract/v2/followUps.ts';
import { type FollowUpFocus, followUpKey, scheduleFollowUp } from '../../../../dataProviders/followUps.ts';
import { maxRevealingGroup } from '../../../../domain/release/overlap/maxRevealingGroup.ts';
import { useCanChangeAccount } from '../../../kit/context/useCanChangeAccount.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';

interface Props {
  readonly focus: FollowUpFocus;
  readonly topic: string;
  readonly offer: FollowUpOffer;
}

/** Offers a pulse about the topic of a focus: its audience with the reason, its dates, and how results will be limited. */
export function FollowUpPulseOffer({ focus, topic, offer }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const canChange = useCanChangeAccount();
  const { opens_on, closes_on, group_kind, group_names, is_shared } = offer;
  const schedule = useAction(
    async () => (await scheduleFollowUp({ ...focus, opens_on, group_kind })).message,
    { invalidates: (accountId) => [followUpKey(accountId)] },
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}>
      <Typography>{translate('followUps.text', { topic })}</Typography>
      <Typography className="tabular" sx={{ fontWeight: 500 }}>
        {translate(`followUps.groups.${group_kind}`, { names: format.list(group_names) })}{' '}
        {translate('followUps.invited', { smart_count: offer.invited })}{' '}
        {translate('followUps.days', {
          from: format.day(opens_on, 'long'),
          to: format.day(closes_on, 'long'),
        })}
      </Typography>
      {offer.is_wider && !is_shared && (
        <Typography>
          {translate('followUps.wider', { smart_count: offer.own_invited, minimum: offer.minimum })}
        </Typography>
      )}
      {is_shared && <Typography>{translate('followUps.shared')}</Typography>}
      {!offer.can_show_change && <Typography>{translate('followUps.noMargin')}</Typography>}
      {offer.can_show_change && offer.invited <= maxRevealingGroup && (
        <Typography>{translate('followUps.members')}</Typography>
      )}
      {offer.similar_campaigns > 0 && (
        <Alert severity="warning">
          {translate('followUps.similar', { smart_count: offer.similar_campaigns })}
        </Alert>
      )}
      {offer.limits_shares_only && <Alert severity="info">{translate('followUps.sharesOnly')}</Alert>}
      <Hint>{translate('followUps.rules', { smart_count: offer.min_group })}</Hint>
      {canChange && (
        <Button
          variant="outlined"
          loading={schedule.isPending}
          disabled={schedule.isSuccess}
          onClick={() => schedule.mutate()}
          sx={{ justifySelf: 'start' }}
        >
          {translate(is_shared ? 'followUps.share' : 'followUps.schedule')}
        </Button>
      )}
    </Box>
  );
}
