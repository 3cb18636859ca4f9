import { Box, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { catalogPageSize, courseCatalogQuery } from '../../../../dataProviders/ownLearning.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { SearchField } from '../../../kit/forms/SearchField.tsx';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { NoMatches } from '../../../kit/states/NoMatches.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { CourseCard, courseGridStyle } from './CourseCard.tsx';

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
              <Box component="ul" aria-label={translate('ownLearning.lists.courses')} sx={courseGridStyle}>
                {courses.map((course) => (
                  <CourseCard key={course.id} course={course} />
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
