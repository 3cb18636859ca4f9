import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ActionPlanResponse } from '../../../dataProviders/actionPlans.ts';
import { useProfileFormat } from './useProfileFormat.ts';

type FollowUpAnswer = ActionPlanResponse['follow_up'];

/** The change in score since the plan was made, and the next survey that will measure it. */
export function PlanFollowUp({ followUp }: { readonly followUp: FollowUpAnswer }) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const scoreOf = ({ value, low, high }: NonNullable<FollowUpAnswer['before']>) =>
    low === null || high === null
      ? translate('ownResults.followUp.value', { value })
      : translate('ownResults.followUp.band', { value, low: Math.round(low), high: Math.round(high) });
  const { before, after, word, next } = followUp;
  const sentences = [
    ...(before ? [translate('ownResults.followUp.before', { score: scoreOf(before) })] : []),
    ...(after
      ? [translate('ownResults.followUp.after', { score: scoreOf(after), day: words.day(after.on) })]
      : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {sentences.length > 0 && (
        <Typography variant="body2" className="tabular">
          {sentences.join(' · ')}
        </Typography>
      )}
      {before && after && (
        <Typography variant="body2">
          <strong>{translate(`ownResults.followUp.words.${word ?? 'unclear'}`)}</strong>
        </Typography>
      )}
      <NextMeasurement next={next} waits={!after} />
    </Box>
  );
}

function NextMeasurement({
  next,
  waits,
}: {
  readonly next: FollowUpAnswer['next'];
  readonly waits: boolean;
}) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const captionProps = { variant: 'body2', color: 'text.secondary' } as const;
  if (!next) {
    return waits ? (
      <Typography {...captionProps}>
        {translate('ownResults.followUp.waiting')} {translate('ownResults.followUp.noNext')}
      </Typography>
    ) : null;
  }
  if (!next.is_open && next.opens_on) {
    const when = { name: next.name, day: words.day(next.opens_on) };
    return <Typography {...captionProps}>{translate('ownResults.followUp.nextLater', when)}</Typography>;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Typography {...captionProps}>
        {translate('ownResults.followUp.nextOpen', { name: next.name, day: words.day(next.closes_on) })}
      </Typography>
      <Button
        size="small"
        href={`/metrics/${next.kind}`}
        aria-label={translate('ownResults.followUp.answerOf', { name: next.name })}
      >
        {translate('ownResults.followUp.answer')}
      </Button>
    </Box>
  );
}
