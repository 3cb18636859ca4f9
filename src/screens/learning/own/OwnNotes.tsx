import { Box, Card, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { notesPageSize, ownNotesQuery } from '../../../../dataProviders/learningNotes.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { SearchField } from '../../../kit/forms/SearchField.tsx';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { NoMatches } from '../../../kit/states/NoMatches.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { OwnNoteCard } from './OwnNoteCard.tsx';

export const noteKinds = ['all', 'bookmarks'] as const;

interface NoteFilters {
  readonly q: string;
  readonly show: (typeof noteKinds)[number];
  readonly page: number;
}

interface Props {
  readonly filters: NoteFilters;
  readonly onChange: (change: Partial<NoteFilters>) => void;
}

/** The notes and bookmarks of the person, newest first. */
export function OwnNotes({ filters, onChange }: Props) {
  const translate = useTranslate();
  const { q, show, page } = filters;
  const bookmarked = show === 'bookmarks';
  const query = useQuery(ownNotesQuery(useAccountId(), { search: q, bookmarked, page }));
  const isFiltered = q !== '' || bookmarked;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <SearchField
          label={translate('ownLearning.notes.search')}
          value={q}
          onSearch={(next) => onChange({ q: next })}
        />
        <Chip
          label={translate('ownLearning.notes.onlyBookmarks')}
          color={bookmarked ? 'primary' : 'default'}
          variant={bookmarked ? 'filled' : 'outlined'}
          aria-pressed={bookmarked}
          onClick={() => onChange({ show: bookmarked ? 'all' : 'bookmarks' })}
        />
      </Box>
      <Hint>{translate('ownLearning.notes.private')}</Hint>
      <QueryState
        query={query}
        failed="ownLearning.notes.failed"
        height={480}
        empty={{ when: ({ total }) => total === 0 && !isFiltered, text: 'ownLearning.empty.notes' }}
      >
        {({ notes, total }) => (
          <Card sx={{ px: { xs: 2, md: 3 } }}>
            {total === 0 ? (
              <NoMatches onClear={() => onChange({ q: '', show: 'all' })} />
            ) : (
              <Box component="ul" aria-label={translate('ownLearning.tabs.notes')} sx={listStyle}>
                {notes.map((note) => (
                  <OwnNoteCard key={`${note.course_id} ${note.lesson_id}`} note={note} />
                ))}
              </Box>
            )}
            <Pagination
              total={total}
              page={page}
              pageSize={notesPageSize}
              onPage={(next) => onChange({ page: next })}
            />
          </Card>
        )}
      </QueryState>
    </Box>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', '& > li:first-of-type': { borderTop: 0 } } as const;
