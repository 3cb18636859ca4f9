import { Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isFilePurpose } from '../../domain/learning/files/lessonFiles.ts';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { RecordDialog } from '../../src/kit/forms/RecordDialog.tsx';
import { LessonFileInput } from './LessonFileInput.tsx';
import { type LessonRecord, lessons } from './lessons.ts';

interface Props {
  /** The lesson to edit, or the course and position of a new one. */
  readonly lesson: LessonRecord | Pick<LessonRecord, 'course_id' | 'position'>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Shows only the fields of the selected kind. */
function LessonFields({ onBusy }: { readonly onBusy: (isBusy: boolean) => void }) {
  const { setValue } = useFormContext();
  const kind: unknown = useWatch({ name: 'kind' });
  const fileId: unknown = useWatch({ name: 'file_id' });
  const shownKind = useRef(kind);
  useEffect(() => {
    // A file can only be used by lessons of its kind.
    if (shownKind.current !== kind) setValue('file_id', null, { shouldDirty: true });
    shownKind.current = kind;
  }, [kind, setValue]);
  const captions = kind === 'video' ? ['captions'] : [];
  // The questions of a quiz have a page of their own.
  const hasFile = (isFilePurpose(kind) && fileId) || kind === 'scorm';
  const source = hasFile ? [] : [kind === 'text' ? 'body' : 'link'];
  const content = kind === 'quiz' ? [] : [...source, ...captions];
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      {['title', 'kind'].map((name) => (
        <FieldInput key={name} of={lessons} name={name} />
      ))}
      {isFilePurpose(kind) && <LessonFileInput key={kind} purpose={kind} onBusy={onBusy} />}
      {[...content, 'minutes', 'optional'].map((name) => (
        <FieldInput key={name} of={lessons} name={name} />
      ))}
    </Stack>
  );
}

/** Creates or edits a lesson. */
export function LessonDialog({ lesson, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isUploading, setUploading] = useState(false);
  const isNew = !('id' in lesson);
  function handleSaved() {
    notify(isNew ? 'learning.lessons.added' : 'learning.lessons.saved', { type: 'success' });
    onSaved();
  }
  return (
    <RecordDialog
      of={lessons}
      record={lesson}
      title={translate(isNew ? 'learning.lessons.create' : 'learning.lessons.update')}
      isBusy={isUploading}
      onClose={onClose}
      onSaved={handleSaved}
    >
      <LessonFields onBusy={setUploading} />
    </RecordDialog>
  );
}
