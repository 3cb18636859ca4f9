import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { Box, Button, Card, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveNote } from '../../../../../dataProviders/learningNotes.ts';
import { type OwnLesson, ownLearningKeys } from '../../../../../dataProviders/ownLearning.ts';
import { type LessonNote, maxNoteLength } from '../../../../../domain/learning/lessonNotes.ts';
import { useAction } from '../../../../kit/useAction.ts';

interface Props {
  readonly enrolmentId: number;
  readonly lesson: OwnLesson;
}

/** What a learner keeps about a lesson: a bookmark, and a note that is saved when its field is left. */
export function LessonNotePanel({ enrolmentId, lesson }: Props) {
  const translate = useTranslate();
  const { id, note, is_bookmarked } = lesson;
  const [text, setText] = useState(note);
  const save = useAction(
    (kept: LessonNote) => saveNote({ enrolment_id: enrolmentId, lesson_id: id, ...kept }),
    { invalidates: ownLearningKeys, success: null },
  );
  const isChanged = text.trim() !== note;
  const saveText = () => {
    if (isChanged && !save.isPending) save.mutate({ note: text, is_bookmarked });
  };
  const status = isChanged || note === '' ? 'private' : 'saved';
  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1 }}>
      <TextField
        label={translate('ownLearning.notes.field')}
        helperText={translate(`ownLearning.notes.${status}`)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={saveText}
        multiline
        minRows={2}
        maxRows={12}
        fullWidth
        slotProps={{ htmlInput: { maxLength: maxNoteLength } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isChanged && (
          <Button variant="outlined" loading={save.isPending} onClick={saveText}>
            {translate('ownLearning.notes.save')}
          </Button>
        )}
        <Button
          aria-pressed={is_bookmarked}
          startIcon={is_bookmarked ? <BookmarkIcon aria-hidden /> : <BookmarkBorderIcon aria-hidden />}
          disabled={save.isPending}
          onClick={() => save.mutate({ note: text, is_bookmarked: !is_bookmarked })}
        >
          {translate('ownLearning.notes.bookmark')}
        </Button>
      </Box>
    </Card>
  );
}
