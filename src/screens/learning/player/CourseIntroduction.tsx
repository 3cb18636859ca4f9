import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ownLearningKeys, startCourse, type ViewedCourse } from '../../../../dataProviders/ownLearning.ts';
import { localToday } from '../../../kit/dates/localToday.ts';
import { Hint, SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { pageWidths } from '../../../theme/pageWidths.ts';
import { DueText } from '../own/DueText.tsx';
import { RequiredFirstText } from '../own/RequiredFirstText.tsx';

/** What a course is about, and the button that starts it. */
export function CourseIntroduction({ course }: { readonly course: ViewedCourse }) {
  const translate = useTranslate();
  const { course_id, title, summary, description, minutes, locale_abbr, due_on, after, lessons } = course;
  const start = useAction(() => startCourse(course_id), { invalidates: ownLearningKeys, success: null });
  return (
    <Box sx={{ maxWidth: pageWidths.text, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h1" lang={locale_abbr}>
        {title}
      </Typography>
      <SecondaryText lang={locale_abbr}>{summary}</SecondaryText>
      {description && (
        <Typography lang={locale_abbr} sx={{ whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
      <Box>
        <Hint className="tabular">{translate('ownLearning.minutes', { smart_count: minutes })}</Hint>
        <DueText dueOn={due_on} today={localToday()} />
      </Box>
      {after === null ? (
        <Button
          variant="contained"
          loading={start.isPending}
          onClick={() => start.mutate()}
          sx={{ justifySelf: 'start' }}
        >
          {translate('ownLearning.viewer.start')}
        </Button>
      ) : (
        <Alert severity="info" variant="outlined">
          {translate('ownLearning.viewer.locked')}
          <RequiredFirstText after={after} />
        </Alert>
      )}
      <Typography variant="h2">{translate('ownLearning.viewer.lessons')}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <span lang={locale_abbr}>{lesson.title}</span>
            <Hint component="span"> · {translate(`ownLearning.viewer.kinds.${lesson.kind}`)}</Hint>
          </li>
        ))}
      </Box>
    </Box>
  );
}
