import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnLesson } from '../../../../dataProviders/ownLearning.ts';

interface Props {
  readonly lessons: readonly OwnLesson[];
  readonly locale: string;
  readonly current: number | null;
  readonly onOpen: (lesson: OwnLesson) => void;
}

/** The lessons of a course with their state. */
export function LessonList({ lessons, locale, current, onOpen }: Props) {
  const translate = useTranslate();
  const id = useId();
  const facts = ({ kind, minutes, optional, is_bookmarked, state }: OwnLesson) =>
    [
      translate(`ownLearning.viewer.kinds.${kind}`),
      ...(minutes === null ? [] : [translate('ownLearning.minutes', { smart_count: minutes })]),
      ...(optional ? [translate('ownLearning.viewer.optional')] : []),
      translate(`ownLearning.viewer.states.${state}`),
      ...(is_bookmarked ? [translate('ownLearning.notes.bookmarked')] : []),
    ].join(' · ');
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {translate('ownLearning.viewer.lessons')}
      </Typography>
      <List disablePadding sx={{ mt: 1 }}>
        {lessons.map((lesson) => (
          <ListItem key={lesson.id} disablePadding>
            <ListItemButton
              selected={lesson.id === current}
              aria-current={lesson.id === current ? 'step' : undefined}
              onClick={() => onOpen(lesson)}
              sx={{ borderRadius: 1 }}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>
                {lesson.state === 'completed' ? (
                  <CheckCircleIcon color="success" fontSize="small" aria-hidden />
                ) : (
                  <CircleIcon color="disabled" fontSize="small" aria-hidden />
                )}
              </ListItemIcon>
              <ListItemText
                primary={<span lang={locale}>{lesson.title}</span>}
                secondary={facts(lesson)}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
