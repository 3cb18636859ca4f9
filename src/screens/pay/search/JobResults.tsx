import { Box, Card, Link, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type JobFilters, type JobSearch, jobSearchQuery } from '../../../../dataProviders/compensation.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { Hint, SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../../kit/states/StateCard.tsx';
import { groupQuery } from './groupFilters.ts';

interface Props {
  readonly q: string;
  readonly filters: JobFilters;
}

/** The jobs that fit a search, each with a link to its market pay. */
export function JobResults({ q, filters }: Props) {
  const translate = useTranslate();
  const query = useQuery({ ...jobSearchQuery(useAccountId(), q, filters), enabled: q !== '' });
  if (q === '') return <TranslatedStateCard texts="compensation.search.start" />;
  return (
    <QueryState
      query={query}
      failed="compensation.search.failed"
      height={320}
      empty={{ when: ({ results }) => results.length === 0, text: 'compensation.search.none' }}
    >
      {({ results, corrected, level }) => (
        <>
          <Box role="status" sx={{ mb: 1 }}>
            {corrected !== null && (
              <Typography>{translate('compensation.search.corrected', { text: corrected })}</Typography>
            )}
            <SecondaryText>
              {translate('compensation.search.count', { smart_count: results.length })}
            </SecondaryText>
          </Box>
          <Card variant="outlined">
            <List disablePadding aria-label={translate('compensation.search.results')}>
              {results.map((job) => (
                <FoundJob
                  key={job.sqid}
                  job={job}
                  query={groupQuery({ ...filters, level: filters.level ?? level })}
                />
              ))}
            </List>
          </Card>
        </>
      )}
    </QueryState>
  );
}

function FoundJob({ job, query }: { readonly job: JobSearch['results'][number]; readonly query: string }) {
  const translate = useTranslate();
  const { sqid, slug, title, matched, family, n } = job;
  return (
    <ListItem divider sx={{ display: 'grid', gap: 0.25, py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Link
          component={RouterLink}
          to={`/search/${slug}/${sqid}${query}`}
          sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        {matched !== null && <Hint>{translate('compensation.search.also', { title: matched })}</Hint>}
      </Box>
      <Hint>
        {family} · {translate('compensation.search.people', { smart_count: n })}
      </Hint>
    </ListItem>
  );
}
