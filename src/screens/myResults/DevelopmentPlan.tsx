import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { recommendedPlans } from '../../../dataProviders/recommendations.ts';
import { actionPlans } from '../../../dataProviders/recPlans.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { Plans } from './Plans.tsx';
import type { PlanForm } from './planForm.ts';
import { Recommendations } from './Recommendations.tsx';

/** What to work on, and the plans made of it. */
export function DevelopmentPlan() {
  const translate = useTranslate();
  const { user } = usePerson();
  const recommended = useQuery(recommendedPlans(user.id));
  const plans = useQuery(actionPlans(user.id));
  const [form, setForm] = useState<PlanForm | null>(null);
  if (recommended.isPending || plans.isPending) return <ResultsLoading />;
  if (recommended.isError || plans.isError) {
    const failed = recommended.isError ? 'recommendations' : 'plans';
    const retry = () => void Promise.all([recommended.refetch(), plans.refetch()]);
    return <ResultsFailed title={translate(`ownResults.${failed}.failed`)} onRetry={retry} />;
  }
  return (
    <>
      <Recommendations recommended={recommended.data} plans={plans.data} onPlan={setForm} />
      <Plans plans={plans.data} onEdit={setForm} />
      {form && <PlanDialog start={form} onClose={() => setForm(null)} />}
    </>
  );
}
