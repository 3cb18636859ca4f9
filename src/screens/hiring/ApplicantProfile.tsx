import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';

type Scored = NonNullable<ApplicantDetails['profile']>;
const order = ['higher', 'same', 'lower'] as const;

/**
 * The behaviors that an applicant ranks above and below their others, without numbers and without a comparison
 * to other applicants.
 */
export function ApplicantProfile({ applicant: { profile } }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('hiring.profile.title')} text={translate('hiring.profile.text')}>
      {profile ? (
        <ScoredProfile profile={profile} />
      ) : (
        <Typography>{translate('hiring.profile.waiting')}</Typography>
      )}
    </Panel>
  );
}

function ScoredProfile({ profile }: { readonly profile: Scored }) {
  const translate = useTranslate();
  const { outcome, metrics, between_people, order: mayOrder, made_on, model_version, norm_version } = profile;
  const why = between_people ?? mayOrder;
  return (
    <>
      {profile.kind === 'ipsative' && (
        <Typography variant="h3">{translate('hiring.profile.relative')}</Typography>
      )}
      {why && <Alert severity="info">{translate(`errors.${why}`)}</Alert>}
      {outcome === 'profiled' ? (
        <BehaviorsByLevel metrics={metrics} />
      ) : (
        <Typography>{translate(`hiring.profile.${outcome}`)}</Typography>
      )}
      <Hint>
        {translate('hiring.applicant.assessment')}: <CalendarDay day={made_on} /> · {model_version}
        {norm_version != null && ` · ${translate('hiring.profile.norm', { norm: norm_version })}`}
      </Hint>
    </>
  );
}

function BehaviorsByLevel({ metrics }: Pick<Scored, 'metrics'>) {
  const translate = useTranslate();
  if (metrics.every(({ word }) => word === 'same'))
    return <Typography>{translate('hiring.profile.even')}</Typography>;
  return order.map((word) => {
    const of = metrics.filter((one) => one.word === word);
    if (of.length === 0) return null;
    return (
      <Box key={word}>
        <Typography variant="h3">{translate(`hiring.profile.words.${word}`)}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {of.map(({ metric }) => (
            <Typography key={metric} component="li">
              {translate(`metrics.names.${metric}`)}:{' '}
              <Typography component="span" color="text.secondary">
                {translate(`metrics.meanings.${metric}`)}
              </Typography>
            </Typography>
          ))}
        </Box>
      </Box>
    );
  });
}
