import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OfferedQuestion } from '../../../dataProviders/questions.ts';
import { supplementalWording } from '../../../domain/questions/supplementalForm.ts';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { SupplementalPreview } from './SupplementalPreview.tsx';

interface Props {
  readonly question: OfferedQuestion;
  readonly onClose: () => void;
}

/** An offered question as a respondent would see it. */
export function SharedQuestionPreview({ question: { form, required }, onClose }: Props) {
  const translate = useTranslate();
  return (
    <PageDialog
      title={translate('questions.preview.name')}
      onClose={onClose}
      maxWidth="md"
      actions={<Button onClick={onClose}>{translate('questions.offered.close')}</Button>}
    >
      <QuestionPreview english={supplementalWording(form)} isDirty={false}>
        {(wording) => <SupplementalPreview wording={wording} form={form} required={required} />}
      </QuestionPreview>
    </PageDialog>
  );
}
