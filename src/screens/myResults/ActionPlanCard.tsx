import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  type ActionPlanResponse,
  actionPlanKeys,
  markActionPlan,
} from '../../../dataProviders/actionPlans.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { PlanFollowUp } from './PlanFollowUp.tsx';
import { type PlanForm, toPlanForm } from './planForm.ts';
import { useProfileFormat } from './useProfileFormat.ts';
import { useSubjectName } from './useSubjectName.ts';

interface PlanProps {
  readonly plan: ActionPlanResponse;
  readonly onEdit: (form: PlanForm) => void;
  readonly onRemove: () => void;
}

/** One action plan: its steps, its follow-up and its actions. */
export function ActionPlanCard({ plan, onEdit, onRemove }: PlanProps) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const subject = useSubjectName()(plan);
  const mark = useAction(markActionPlan, { invalidates: actionPlanKeys });
  const { id, version, title, done_on, due_on, made_on, suggestion } = plan;
  const { steps } = toPlanForm(plan);
  const isDone = done_on !== null;
  const facts = [
    subject,
    translate('ownResults.plans.made', { day: words.day(made_on) }),
    ...(due_on ? [translate('ownResults.plans.until', { day: words.day(due_on) })] : []),
    ...(suggestion ? [translate('ownResults.plans.with', { title: suggestion.title })] : []),
  ];
  return (
    <Box sx={{ pt: 2, mt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <div>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Hint>{facts.join(' · ')}</Hint>
        {isDone && (
          <Typography variant="body2">
            <strong>{translate('ownResults.plans.done', { day: words.day(done_on) })}</strong>
          </Typography>
        )}
      </div>
      {steps.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('ownResults.plans.steps')}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {steps.map((step) => (
            <li key={step.key}>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={step.done_on !== null}
                    disabled={mark.isPending}
                    onChange={(event) =>
                      mark.mutate({ id, version, step: step.key, done: event.target.checked })
                    }
                  />
                }
                label={
                  step.due_on
                    ? `${step.text} (${translate('ownResults.plans.until', { day: words.day(step.due_on) })})`
                    : step.text
                }
              />
            </li>
          ))}
        </Box>
      )}
      <PlanFollowUp followUp={plan.follow_up} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -0.75 }}>
        <Button
          size="small"
          loading={mark.isPending}
          aria-label={translate(`ownResults.plans.${isDone ? 'reopenOf' : 'finishOf'}`, { title })}
          onClick={() => mark.mutate({ id, version, step: null, done: !isDone })}
        >
          {translate(`ownResults.plans.${isDone ? 'reopen' : 'finish'}`)}
        </Button>
        <Button
          size="small"
          aria-label={translate('ownResults.plans.editOf', { title })}
          onClick={() => onEdit(toPlanForm(plan))}
        >
          {translate('ownResults.plans.edit')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={translate('ownResults.plans.removeOf', { title })}
          onClick={onRemove}
        >
          {translate('ownResults.plans.remove')}
        </Button>
      </Box>
    </Box>
  );
}
