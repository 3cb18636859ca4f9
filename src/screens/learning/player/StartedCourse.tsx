import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { OwnLesson, ViewedCourse } from '../../../../dataProviders/ownLearning.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { ProgressLine } from '../own/ProgressLine.tsx';
import { CourseRatingPanel } from './CourseRatingPanel.tsx';
import { LessonList } from './LessonList.tsx';
import { LessonPane } from './LessonPane.tsx';
import { LessonNotePanel } from './notes/LessonNotePanel.tsx';

interface Props {
  readonly course: ViewedCourse;
  readonly enrolment: NonNullable<ViewedCourse['enrolment']>;
}

/** A started course: the list of lessons and the open one, whose id is in the address. */
export function StartedCourse({ course, enrolment }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, lessons, locale_abbr, done, total } = course;
  // The lesson stays open while the course is loaded again.
  const first = useRef(initialLesson(course, enrolment.last_lesson_id));
  const requested = lessons.find(({ id }) => String(id) === search.get('lesson'));
  const lesson = requested ?? lessons.find(({ id }) => id === first.current) ?? lessons[0];
  const next = lesson && lessons[lessons.indexOf(lesson) + 1];

  function openLesson({ id }: OwnLesson) {
    setSearch({ lesson: String(id) }, { state: { _scrollToTop: false } });
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h1" lang={locale_abbr} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <ProgressLine title={title} unit="lessonsDone" done={done} total={total} />
        {enrolment.seconds > 0 && (
          <Hint className="tabular">
            {translate('ownLearning.viewer.timeSpent', { time: format.duration(enrolment.seconds) })}
          </Hint>
        )}
      </Box>
      {enrolment.completed_at !== null && (
        <Alert severity="success" variant="outlined" role="status">
          <AlertTitle>{translate('ownLearning.viewer.courseDone.title')}</AlertTitle>
          {translate('ownLearning.viewer.courseDone.text')}
        </Alert>
      )}
      <CourseRatingPanel course={course} />
      <Box sx={columnsStyle}>
        {lesson && (
          <Box key={lesson.id} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <LessonPane
              enrolmentId={enrolment.id}
              lesson={lesson}
              locale={locale_abbr}
              heading={heading}
              onNext={next ? () => openLesson(next) : null}
            />
            <LessonNotePanel enrolmentId={enrolment.id} lesson={lesson} />
          </Box>
        )}
        <LessonList lessons={lessons} locale={locale_abbr} current={lesson?.id ?? null} onOpen={openLesson} />
      </Box>
    </Box>
  );
}

/** The lesson that was opened last unless it is completed, otherwise the first that isn't. */
function initialLesson({ lessons }: ViewedCourse, lastId: number | null): number | undefined {
  const last = lessons.find(({ id }) => id === lastId);
  if (last && last.state !== 'completed') return last.id;
  return (lessons.find(({ state }) => state !== 'completed') ?? last ?? lessons[0])?.id;
}

/** On phones, the lesson comes before the list. */
const columnsStyle = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;
