import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { noteRules } from '../../../contract/v2/hiring.ts';
import { addNote, hiringKeys } from '../../../dataProviders/hiring.ts';
import { maxNoteLength } from '../../../domain/hiring/applicantNotes.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly applicantId: number;
  readonly metric: Metric | null;
  /** What the note is about. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The form for a note. It stays open with its text if saving fails. */
export function NoteForm({ applicantId, metric, name, onClose }: Props) {
  const translate = useTranslate();
  const explain = useProblemText({ max: maxNoteLength });
  const add = useAction(addNote, { invalidates: hiringKeys, onDone: onClose });
  const form = useForm<{ text: string }>({
    resolver: yupResolver(noteRules.pick(['text'])),
    defaultValues: { text: '' },
  });
  const send = form.handleSubmit(({ text }) => add.mutateAsync({ applicant_id: applicantId, metric, text }));
  return (
    <Box sx={{ width: 1 }}>
      <FormStack onSubmit={() => void send().catch(() => undefined)}>
        <FormTextField
          form={form}
          id={`note-${metric ?? 'general'}`}
          name="text"
          multiline
          minRows={2}
          autoFocus
          label={translate('interviews.notes.label', { name })}
          helperText={translate('interviews.notes.help')}
          problemText={explain}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="outlined" loading={add.isPending}>
            {translate('interviews.notes.save')}
          </Button>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        </Box>
      </FormStack>
    </Box>
  );
}
