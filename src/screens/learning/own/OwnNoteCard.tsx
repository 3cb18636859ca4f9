import BookmarkIcon from '@mui/icons-material/Bookmark';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OwnNote } from '../../../../dataProviders/learningNotes.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { courseLineStyle } from './courseLineStyle.ts';
import { courseViewPath } from './learnerPaths.ts';

/** A note or a bookmark, with a link that opens its lesson. */
export function OwnNoteCard({ note: kept }: { readonly note: OwnNote }) {
  const translate = useTranslate();
  const format = useFormat();
  const id = useId();
  const { course_id, lesson_id, course_title, lesson_title, note, is_bookmarked, updated_at } = kept;
  return (
    <Box component="li" aria-labelledby={`${id}title`} sx={courseLineStyle}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography id={`${id}title`} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {lesson_title}
        </Typography>
        <Hint>
          {translate('ownLearning.notes.from', { title: course_title, day: format.date(updated_at) })}
        </Hint>
        {note !== '' && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
        )}
        {is_bookmarked && (
          <Hint sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <BookmarkIcon fontSize="small" aria-hidden />
            {translate('ownLearning.notes.bookmarked')}
          </Hint>
        )}
      </Box>
      <Button
        id={`${id}action`}
        aria-labelledby={`${id}action ${id}title`}
        variant="outlined"
        component={Link}
        to={`${courseViewPath(course_id)}?lesson=${lesson_id}`}
      >
        {translate('ownLearning.notes.open')}
      </Button>
    </Box>
  );
}
