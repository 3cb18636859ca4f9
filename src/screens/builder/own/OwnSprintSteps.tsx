import { Box, Checkbox, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnSprint } from '../../../../dataProviders/ownSprints.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { useCheckStep } from './useCheckStep.ts';

/** All steps of a sprint with a checkbox for each. */
export function OwnSprintSteps({ sprint }: { readonly sprint: OwnSprint }) {
  const translate = useTranslate();
  const isOver = sprint.phase === 'over';
  return (
    <>
      {sprint.team !== null && !isOver && <Hint>{translate('ownSprints.steps.team')}</Hint>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sprint.steps.map((step) => (
          <StepRow key={step.step_id} step={step} isOver={isOver} />
        ))}
      </Box>
    </>
  );
}

interface RowProps {
  readonly step: OwnSprint['steps'][number];
  readonly isOver: boolean;
}

function StepRow({ step, isOver }: RowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const check = useCheckStep();
  const { step_id, action, due_on, done_on, done_by } = step;
  const doneText = done_by === null ? 'doneOn' : 'doneOnBy';
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Checkbox
        checked={done_on !== null}
        disabled={isOver}
        onChange={(_event, is_done) => {
          // A disabled checkbox would lose the focus.
          if (!check.isPending) check.mutate({ step_id, is_done });
        }}
        slotProps={{ input: { 'aria-label': translate('ownSprints.steps.checkbox', { action }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{action}</Typography>
        <Hint className="tabular">
          {done_on === null
            ? format.day(due_on)
            : translate(`ownSprints.steps.${doneText}`, { day: format.day(done_on), name: done_by })}
        </Hint>
      </Box>
    </Box>
  );
}
