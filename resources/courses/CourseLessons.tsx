import { Box, Button, Card, CircularProgress, Link, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { OrderedRows } from '../../src/kit/forms/OrderedRows.tsx';
import { SecondaryText } from '../../src/kit/page/SecondaryText.tsx';
import { LoadFailed } from '../../src/kit/states/LoadFailed.tsx';
import { LessonDialog } from '../lessons/LessonDialog.tsx';
import { type LessonRecord, lessons } from '../lessons/lessons.ts';
import type { CourseRecord } from './courses.ts';
import { useOrderedRows } from './useOrderedRows.tsx';

/** The lessons of a course in their order. What is `below` appears with them, so that they don't move it. */
export function CourseLessons({ below }: { readonly below: ReactNode }) {
  const course = useRecordContext<CourseRecord>();
  const translate = useTranslate();
  const canWrite = useHasTier(lessons.access.write);
  const title = useId();
  const rows = useOrderedRows<LessonRecord>('lessons', 'course_id', course?.id);
  const [editedId, setEditedId] = useState<number | 'new' | null>(null);
  const { data } = rows;
  const lesson =
    editedId === 'new' && course
      ? { course_id: course.id, position: Math.max(0, ...data.map(({ position }) => position)) + 1 }
      : data.find(({ id }) => id === editedId);

  const facts = ({ kind, minutes, optional }: LessonRecord) =>
    [
      translate(`resources.lessons.choices.kind.${kind}`),
      ...(minutes === null ? [] : [translate('learning.rows.minutes', { smart_count: minutes })]),
      ...(optional ? [translate('learning.lessons.optional')] : []),
    ].join(' · ');
  const more = (one: LessonRecord) =>
    one.kind === 'quiz' && canWrite ? (
      <>
        {facts(one)}
        <br />
        <Link component={RouterLink} to={`/courses/quiz/${one.id}`}>
          {translate('learning.lessons.questions', { title: one.title })}
        </Link>
      </>
    ) : (
      facts(one)
    );

  if (rows.error) return <LoadFailed text={translate('kit.failed')} onRetry={() => rows.refetch()} />;
  return (
    <>
      <Card component="section" aria-labelledby={title} sx={{ p: { xs: 2, md: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <Typography id={title} variant="h2">
            {translate('learning.lessons.title')}
          </Typography>
          {canWrite ? (
            <Button variant="outlined" onClick={() => setEditedId('new')}>
              {translate('learning.lessons.add')}
            </Button>
          ) : null}
        </Box>
        {rows.isPending ? <CircularProgress size={24} /> : null}
        {!rows.isPending && data.length === 0 ? (
          <SecondaryText sx={{ py: 2 }}>{translate('resources.lessons.empty.text')}</SecondaryText>
        ) : null}
        {data.length > 0 ? (
          <OrderedRows
            label={translate('learning.lessons.title')}
            rows={data.map((one) => ({ id: one.id, name: one.title, more: more(one) }))}
            canWrite={canWrite}
            busy={rows.busy}
            onMove={rows.handleMove}
            onRemove={rows.handleRemove}
            onEdit={setEditedId}
          />
        ) : null}
        {lesson ? (
          <LessonDialog
            lesson={lesson}
            onClose={() => setEditedId(null)}
            onSaved={() => {
              setEditedId(null);
              void rows.refetch();
            }}
          />
        ) : null}
      </Card>
      {rows.isPending ? null : below}
    </>
  );
}
