import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { actionPlanKeys, saveActionPlan } from '../../../dataProviders/actionPlans.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { maxPlanSteps } from '../../../domain/recommendations/actionPlan.ts';
import { DatePicker } from '../../kit/dates/DatePicker.tsx';
import { localToday } from '../../kit/dates/localToday.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import {
  addStep,
  canSavePlan,
  hasSubject,
  type PlanForm,
  type PlanFormStep,
  removeStep,
  replaceStep,
  toPlanDraft,
} from './planForm.ts';
import { useSubjectName } from './useSubjectName.ts';

interface PlanDialogProps {
  readonly start: PlanForm;
  readonly onClose: () => void;
}

/** Creates or edits an action plan: its goal, its due date and its steps. */
export function ActionPlanDialog({ start, onClose }: PlanDialogProps) {
  const translate = useTranslate();
  const nameOf = useSubjectName();
  const [form, setForm] = useState(start);
  const save = useAction(saveActionPlan, { invalidates: actionPlanKeys, onDone: onClose });
  const today = localToday();
  const subject = nameOf(form.subject);
  const isOwn = !hasSubject(start.subject);
  const title = isOwn ? 'own' : form.id === null ? 'newTitle' : 'editTitle';
  return (
    <ConfirmDialog
      title={translate(`ownResults.plans.${title}`, { subject })}
      confirm={translate('ownResults.plans.save')}
      busy={save.isPending}
      blocked={!canSavePlan(form)}
      onConfirm={() => save.mutate(toPlanDraft(form))}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {form.suggestion && (
          <SecondaryText>
            {translate('ownResults.plans.with', { title: form.suggestion.title })}
          </SecondaryText>
        )}
        {isOwn && (
          <TextField
            select
            required
            label={translate('ownResults.plans.subject')}
            value={form.subject.metric ?? ''}
            onChange={({ target }) => {
              const metric = metrics.find((one) => one === target.value) ?? null;
              setForm({ ...form, subject: { ...form.subject, metric } });
            }}
          >
            {metrics.map((metric) => (
              <MenuItem key={metric} value={metric}>
                {translate(`metrics.names.${metric}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          label={translate('ownResults.plans.goal')}
          helperText={translate('ownResults.plans.goalHelp')}
          required
          value={form.title}
          onChange={(event) => setForm({ ...form, title: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <DatePicker
          label={translate('ownResults.plans.due')}
          today={today}
          value={form.due_on}
          onChange={(due_on) => setForm({ ...form, due_on })}
        />
        <Typography component="h3" variant="h3">
          {translate('ownResults.plans.steps')}
        </Typography>
        {form.steps.map((step, at) => (
          <StepFields
            key={step.key}
            step={step}
            number={at + 1}
            today={today}
            onChange={(changed) => setForm(replaceStep(form, changed))}
            onRemove={() => setForm(removeStep(form, step.key))}
          />
        ))}
        {form.steps.length < maxPlanSteps && (
          <div>
            <Button startIcon={<AddIcon />} onClick={() => setForm(addStep(form))}>
              {translate('ownResults.plans.addStep')}
            </Button>
          </div>
        )}
      </Box>
    </ConfirmDialog>
  );
}

interface StepFieldsProps {
  readonly step: PlanFormStep;
  readonly number: number;
  readonly today: string;
  readonly onChange: (step: PlanFormStep) => void;
  readonly onRemove: () => void;
}

function StepFields({ step, number, today, onChange, onRemove }: StepFieldsProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 180px auto' },
      }}
    >
      <TextField
        label={translate('ownResults.plans.step', { number })}
        value={step.text}
        onChange={(event) => onChange({ ...step, text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      />
      <DatePicker
        label={translate('ownResults.plans.stepDue', { number })}
        helperText=" " // the first field of the dialog explains the format
        today={today}
        value={step.due_on}
        onChange={(due_on) => onChange({ ...step, due_on })}
      />
      <IconButton aria-label={translate('ownResults.plans.removeStep', { number })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
