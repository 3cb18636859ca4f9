import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { deleteNote, hiringKeys } from '../../../dataProviders/hiring.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { NoteForm } from './NoteForm.tsx';

interface Props {
  readonly applicant: ApplicantDetails;
  /** Null for general notes. */
  readonly metric: Metric | null;
}

/** The interviewers' notes about one criterion, and the form for another one. */
export function ApplicantNotes({ applicant, metric }: Props) {
  const translate = useTranslate();
  const [isWriting, setWriting] = useState(false);
  const remove = useAction(deleteNote, { invalidates: hiringKeys });
  const notes = applicant.notes.filter((note) => (note.metric ?? null) === metric);
  const name = metric === null ? translate('interviews.notes.general') : translate(`metrics.names.${metric}`);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {notes.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('interviews.notes.list', { name })}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, width: 1 }}
        >
          {notes.map(({ id, text, written_by, written_on, is_own }) => (
            <Box key={id} component="li" sx={{ borderLeft: 4, borderColor: 'divider', pl: 1.5 }}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
              <Hint component="span">
                {written_by && `${written_by} · `}
                <CalendarDay day={written_on} />
              </Hint>
              {is_own && (
                <ConfirmedButton
                  size="small"
                  destructive
                  title={translate('interviews.notes.deleteTitle')}
                  text={translate('interviews.notes.deleteText')}
                  busy={remove.isPending}
                  onConfirm={(close) => remove.mutate(id, { onSettled: close })}
                  sx={{ ml: 1 }}
                >
                  {translate('interviews.notes.delete')}
                </ConfirmedButton>
              )}
            </Box>
          ))}
        </Box>
      )}
      {!applicant.withdrawn_on &&
        (isWriting ? (
          <NoteForm
            applicantId={applicant.id}
            metric={metric}
            name={name}
            onClose={() => setWriting(false)}
          />
        ) : (
          <Button size="small" onClick={() => setWriting(true)}>
            {translate('interviews.notes.add', { name })}
          </Button>
        ))}
    </Box>
  );
}
