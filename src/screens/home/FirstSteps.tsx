import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { changeFirstSteps, firstStepKeys, firstStepsQuery } from '../../../dataProviders/firstSteps.ts';
import { type FirstStep, firstSteps, type StepStates } from '../../../domain/accounts/firstSteps.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { visuallyHidden } from '../../kit/page/visuallyHidden.ts';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { HomeCard } from './HomeCard.tsx';

const paths: Readonly<Record<FirstStep, string>> = {
  people: '/users/import',
  teams: '/teams',
  campaign: '/micro-surveys/benchmarks/create',
  launch: '/micro-surveys/benchmarks',
};

/** The checklist of a new account. It appears only once it is known that something is left, so that the page doesn't move for others. */
export function FirstSteps() {
  const translate = useTranslate();
  const query = useQuery(firstStepsQuery(useAccountId()));
  const change = useAction(changeFirstSteps, { invalidates: firstStepKeys, success: null });
  if (query.isError) {
    return (
      <HomeCard title={translate('home.firstSteps.title')}>
        <ErrorState
          failure={query.error}
          failed="home.firstSteps.failed"
          onRetry={() => void query.refetch()}
        />
      </HomeCard>
    );
  }
  if (!query.data) return null;
  const next = firstSteps.find((step) => !query.data?.[step]);
  return (
    <HomeCard
      title={translate('home.firstSteps.title')}
      link={
        <Button size="small" loading={change.isPending} onClick={() => change.mutate('dismiss')}>
          {translate('home.firstSteps.dismiss')}
        </Button>
      }
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {firstSteps.map((step) => (
          <Step key={step} step={step} states={query.data} isNext={step === next}>
            {step === 'teams' && !query.data?.teams && query.data?.people && (
              <Button
                size="small"
                sx={{ ml: -0.75 }}
                disabled={change.isPending}
                onClick={() => change.mutate('confirm_teams')}
              >
                {translate('home.firstSteps.confirmTeams')}
              </Button>
            )}
          </Step>
        ))}
      </Box>
    </HomeCard>
  );
}

interface StepProps {
  readonly step: FirstStep;
  readonly states: StepStates | null;
  readonly isNext: boolean;
  readonly children: ReactNode;
}

function Step({ step, states, isNext, children }: StepProps) {
  const translate = useTranslate();
  const isDone = states?.[step] ?? false;
  const Icon = isDone ? DoneIcon : OpenIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Icon color={isDone ? 'success' : 'disabled'} aria-hidden />
      <Box>
        <Typography sx={{ fontWeight: isNext ? 500 : 400 }}>
          {isDone ? (
            translate(`home.firstSteps.steps.${step}`)
          ) : (
            <Link component={RouterLink} to={paths[step]}>
              {translate(`home.firstSteps.steps.${step}`)}
            </Link>
          )}
          <Box component="span" sx={visuallyHidden}>
            {` ${translate(isDone ? 'home.firstSteps.done' : 'home.firstSteps.open')}`}
          </Box>
        </Typography>
        {!isDone && <Hint>{translate(`home.firstSteps.help.${step}`)}</Hint>}
        {children}
      </Box>
    </Box>
  );
}
