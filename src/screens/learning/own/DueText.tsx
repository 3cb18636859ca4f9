import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { dueStateOf } from '../../../../domain/home/dueState.ts';
import { useFormat } from '../../../kit/useFormat.ts';

/** When something is due, in red if that is today or has passed. */
export function DueText({ dueOn, today }: { readonly dueOn: string | null; readonly today: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const state = dueStateOf(dueOn, today);
  if (dueOn === null || state === 'none') return null;
  const isUrgent = state === 'overdue' || state === 'today';
  return (
    <Typography
      variant="body2"
      className="tabular"
      color={isUrgent ? 'error' : 'text.primary'}
      sx={isUrgent ? { fontWeight: 500 } : {}}
    >
      {translate(`ownLearning.due.${state}`, { day: format.day(dueOn) })}
    </Typography>
  );
}
