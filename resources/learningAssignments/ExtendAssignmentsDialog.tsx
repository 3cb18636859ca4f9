import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DatePicker } from '../../src/kit/dates/DatePicker.tsx';
import { localToday } from '../../src/kit/dates/localToday.ts';
import { ConfirmDialog } from '../../src/kit/page/ConfirmDialog.tsx';

interface Props {
  readonly people: number;
  readonly busy: boolean;
  readonly onExtend: (dueOn: string | null) => void;
  readonly onClose: () => void;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Sets another due day for the selected assignments. */
export function ExtendAssignmentsDialog({ people, busy, onExtend, onClose }: Props) {
  const translate = useTranslate();
  const [day, setDay] = useState<string | null>(null);
  return (
    <ConfirmDialog
      title={translate('learning.assignments.extendTitle', { smart_count: people })}
      confirm={translate('learning.assignments.save')}
      busy={busy}
      blocked={day !== null && !dayPattern.test(day)}
      maxWidth="xs"
      onConfirm={() => onExtend(day)}
      onClose={onClose}
    >
      <Typography>{translate('learning.assignments.extendText')}</Typography>
      <DatePicker
        label={translate('learning.assignments.day')}
        helperText={translate('learning.assignments.dayHelp')}
        value={day}
        onChange={setDay}
        today={localToday()}
        fullWidth
      />
    </ConfirmDialog>
  );
}
