import { Button, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CatalogCourse } from '../../../../dataProviders/ownLearning.ts';
import { Hint, SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { courseViewPath } from './learnerPaths.ts';

interface Props {
  readonly course: CatalogCourse;
  readonly children?: ReactNode;
}

/** A course that the person can take on their own, with a link that opens it. */
export function CourseCard({ course, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { title, summary, minutes, level, locale_abbr, state } = course;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}
    >
      <Typography id={`${id}title`} component="h2" variant="h3" lang={locale_abbr} sx={wrap}>
        {title}
      </Typography>
      <SecondaryText lang={locale_abbr} sx={wrap}>
        {summary}
      </SecondaryText>
      {children}
      <Hint className="tabular" sx={{ mt: 'auto' }}>
        {[
          translate(`ownLearning.catalog.levels.${level}`),
          translate('ownLearning.minutes', { smart_count: minutes }),
          ...(state === 'new' ? [] : [translate(`ownLearning.step.${state}`)]),
        ].join(' · ')}
      </Hint>
      <Button
        id={`${id}action`}
        aria-labelledby={`${id}action ${id}title`}
        variant="outlined"
        component={Link}
        to={courseViewPath(course.id)}
      >
        {translate(`ownLearning.actions.${state}`)}
      </Button>
    </Card>
  );
}

const wrap = { overflowWrap: 'anywhere' } as const;

/** A list of course cards, as many in a row as fit. */
export const courseGridStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;
