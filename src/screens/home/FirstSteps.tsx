import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { changeFirstSteps, firstStepKeys, firstStepsQuery } from '../../../dataProviders/firstSteps.ts';
import { type FirstStep, firstSteps } from '../../../domain/accounts/firstSteps.ts';
import { hasModuleAccess } from '../../../domain/accounts/modules.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useCanOpenPath } from '../../kit/context/useCanOpenPath.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { HomeCard } from './HomeCard.tsx';

/** Accounts without the culture benchmark begin with a 360 campaign. */
function pathsOf(hasBenchmark: boolean): Readonly<Record<FirstStep, string>> {
  const campaigns = hasBenchmark ? '/micro-surveys/benchmarks' : '/surveys';
  return {
    people: '/users/import',
    teams: '/teams',
    campaign: `${campaigns}/create`,
    preview: campaigns,
    launch: campaigns,
  };
}

/**
 * The checklist of a new account. The page waits for it. It isn't shown if loading fails, because most accounts have hidden it.
 */
export function FirstSteps() {
  const translate = useTranslate();
  const person = usePerson();
  const canOpen = useCanOpenPath();
  const query = useQuery(firstStepsQuery(person.currentAccount.id));
  const change = useAction(changeFirstSteps, { invalidates: firstStepKeys, success: null });
  if (!query.data) return null;
  const hasBenchmark = hasModuleAccess(person, 'microSurvey');
  const paths = pathsOf(hasBenchmark);
  // Only surveys of the benchmark have a preview.
  const steps = firstSteps.filter((step) => (step !== 'preview' || hasBenchmark) && canOpen(paths[step]));
  if (steps.length === 0) return null;
  const next = steps.find((step) => !query.data?.[step]);
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
        {steps.map((step) => (
          <Step
            key={step}
            step={step}
            to={paths[step]}
            isDone={query.data?.[step] ?? false}
            isNext={step === next}
          >
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
  readonly to: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly children: ReactNode;
}

function Step({ step, to, isDone, isNext, children }: StepProps) {
  const translate = useTranslate();
  const Icon = isDone ? DoneIcon : OpenIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Icon
        color={isDone ? 'success' : 'disabled'}
        titleAccess={translate(isDone ? 'home.firstSteps.done' : 'home.firstSteps.open')}
      />
      <Box>
        <Typography sx={{ fontWeight: isNext ? 500 : 400 }}>
          {isDone ? (
            translate(`home.firstSteps.steps.${step}`)
          ) : (
            <Link component={RouterLink} to={to}>
              {translate(`home.firstSteps.steps.${step}`)}
            </Link>
          )}
        </Typography>
        {!isDone && <Hint>{translate(`home.firstSteps.help.${step}`)}</Hint>}
        {children}
      </Box>
    </Box>
  );
}
