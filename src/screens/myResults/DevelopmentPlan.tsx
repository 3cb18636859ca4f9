import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actionPlansQuery } from '../../../dataProviders/actionPlans.ts';
import { recommendedPlansQuery } from '../../../dataProviders/recommendations.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ActionPlanDialog } from './ActionPlanDialog.tsx';
import { ActionPlanList } from './ActionPlanList.tsx';
import type { PlanForm } from './planForm.ts';
import { Recommendations } from './Recommendations.tsx';

/** Recommendations and the action plans made from them. */
export function DevelopmentPlan() {
  const { user, currentAccount } = usePerson();
  const recommended = useQuery(recommendedPlansQuery(currentAccount.id, user.id));
  const plans = useQuery(actionPlansQuery(currentAccount.id));
  const [form, setForm] = useState<PlanForm | null>(null);
  return (
    <QueryState query={recommended} failed="ownResults.recommendations.failed" loading="results.loading">
      {(recommendations) => (
        <QueryState query={plans} failed="ownResults.plans.failed" loading="results.loading">
          {(all) => (
            <>
              <Recommendations recommended={recommendations} plans={all} onPlan={setForm} />
              <ActionPlanList plans={all} onEdit={setForm} />
              {form && <ActionPlanDialog start={form} onClose={() => setForm(null)} />}
            </>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}
