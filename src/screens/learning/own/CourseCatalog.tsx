import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  type CatalogCourse,
  catalogPageSize,
  courseCatalogQuery,
} from '../../../../dataProviders/ownLearning.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { SearchField } from '../../../kit/forms/SearchField.tsx';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { Hint, SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { NoMatches } from '../../../kit/states/NoMatches.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { courseViewPath } from './learnerPaths.ts';

interface Props {
  readonly search: string;
  readonly page: number;
  readonly onChange: (change: { readonly q?: string; readonly page?: number }) => void;
}

/** The published courses that a person can take on their own. */
export function CourseCatalog({ search, page, onChange }: Props) {
  const translate = useTranslate();
  const query = useQuery(courseCatalogQuery(useAccountId(), search, page));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchField
        label={translate('ownLearning.catalog.search')}
        value={search}
        onSearch={(q) => onChange({ q })}
      />
      <QueryState
        query={query}
        failed="ownLearning.catalog.failed"
        height={480}
        empty={{ when: ({ total }) => total === 0 && search === '', text: 'ownLearning.empty.catalog' }}
      >
        {({ courses, total }) => (
          <>
            <Hint role="status">{translate('ownLearning.catalog.count', { smart_count: total })}</Hint>
            {total === 0 ? (
              <Card>
                <NoMatches onClear={() => onChange({ q: '' })} />
              </Card>
            ) : (
              <Box component="ul" aria-label={translate('ownLearning.lists.courses')} sx={gridStyle}>
                {courses.map((course) => (
                  <CatalogCard key={course.id} course={course} />
                ))}
              </Box>
            )}
            <Pagination
              total={total}
              page={page}
              pageSize={catalogPageSize}
              onPage={(next) => onChange({ page: next })}
            />
          </>
        )}
      </QueryState>
    </Box>
  );
}

function CatalogCard({ course }: { readonly course: CatalogCourse }) {
  const translate = useTranslate();
  const id = useId();
  const { title, summary, minutes, level, locale_abbr, state } = course;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'grid', gap: 1, gridTemplateRows: 'auto 1fr auto auto', justifyItems: 'start' }}
    >
      <Typography id={`${id}title`} component="h2" variant="h3" lang={locale_abbr} sx={wrap}>
        {title}
      </Typography>
      <SecondaryText lang={locale_abbr} sx={wrap}>
        {summary}
      </SecondaryText>
      <Hint className="tabular">
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
const gridStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;
