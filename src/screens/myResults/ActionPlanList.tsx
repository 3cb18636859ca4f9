import { Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type ActionPlanResponse,
  actionPlanKeys,
  deleteActionPlan,
} from '../../../dataProviders/actionPlans.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { ActionPlanCard } from './ActionPlanCard.tsx';
import { emptyPlan, type PlanForm } from './planForm.ts';

interface PlansProps {
  readonly plans: readonly ActionPlanResponse[];
  readonly onEdit: (form: PlanForm) => void;
}

/** The person's action plans, open ones first. */
export function ActionPlanList({ plans, onEdit }: PlansProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [removed, setRemoved] = useState<ActionPlanResponse | null>(null);
  const remove = useAction(deleteActionPlan, {
    invalidates: actionPlanKeys,
    onDone: () => setRemoved(null),
  });
  const ordered = [...plans].sort((a, b) => Number(a.done_on !== null) - Number(b.done_on !== null));
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {translate('ownResults.plans.title')}
      </Typography>
      <Hint>{translate('ownResults.plans.about')}</Hint>
      {plans.length === 0 && <Typography sx={{ mt: 2 }}>{translate('ownResults.plans.none')}</Typography>}
      {ordered.map((plan) => (
        <ActionPlanCard key={plan.id} plan={plan} onEdit={onEdit} onRemove={() => setRemoved(plan)} />
      ))}
      <Button sx={{ mt: 2, ml: -0.75 }} onClick={() => onEdit(emptyPlan())}>
        {translate('ownResults.plans.own')}
      </Button>
      {removed && (
        <ConfirmDialog
          title={translate('ownResults.plans.removeTitle')}
          confirm={translate('ownResults.plans.remove')}
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: removed.id, version: removed.version })}
          onClose={() => setRemoved(null)}
        >
          <Typography>{translate('ownResults.plans.removeText', { title: removed.title })}</Typography>
        </ConfirmDialog>
      )}
    </Card>
  );
}
