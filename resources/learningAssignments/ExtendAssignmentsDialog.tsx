import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DatePicker } from '../../src/kit/dates/DatePicker.tsx';
import { localToday } from '../../src/kit/dates/localToday.ts';

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
  const title = useId();
  const [day, setDay] = useState<string | null>(null);
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (day === null || dayPattern.test(day)) onExtend(day);
        }}
      >
        <DialogTitle id={title} variant="h2">
          {translate('learning.assignments.extendTitle', { smart_count: people })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{translate('learning.assignments.extendText')}</Typography>
          <DatePicker
            label={translate('learning.assignments.day')}
            helperText={translate('learning.assignments.dayHelp')}
            value={day}
            onChange={setDay}
            today={localToday()}
            fullWidth
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy}>
            {translate('learning.assignments.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('learning.assignments.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
