import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OfferedQuestion } from '../../../dataProviders/questions.ts';
import { supplementalWording } from '../../../domain/questions/supplementalForm.ts';
import { QuestionPreview } from './QuestionPreview.tsx';
import { SupplementalPreview } from './SupplementalPreview.tsx';

interface Props {
  readonly question: OfferedQuestion;
  readonly onClose: () => void;
}

/** An offered question as a respondent would see it. */
export function SharedQuestionPreview({ question: { form, required }, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} maxWidth="md" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {translate('questions.preview.name')}
      </DialogTitle>
      <DialogContent>
        <QuestionPreview english={supplementalWording(form)} isDirty={false}>
          {(wording) => <SupplementalPreview wording={wording} form={form} required={required} />}
        </QuestionPreview>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('questions.offered.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
