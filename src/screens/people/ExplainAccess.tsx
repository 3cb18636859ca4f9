import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { accessFactsQuery } from '../../../dataProviders/people.ts';
import { usePages } from '../../kit/context/PagesContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { AccessExplanationCard } from './AccessExplanationCard.tsx';
import { PageAccessList } from './PageAccessList.tsx';
import { PagePicker } from './PagePicker.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import type { RolesTabProps } from './useRolesAuditFilters.ts';

/** Explains whether a person can open a page, with the rules that decide it. */
export function ExplainAccess({ filters: { person, path }, setFilters }: RolesTabProps) {
  const translate = useTranslate();
  const { pages } = usePages();
  const page = pages.find((one) => one.path === path) ?? null;
  const query = useQuery({ ...accessFactsQuery(useAccountId(), person ?? 0), enabled: person !== null });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <PersonPicker
          label={translate('people.explain.person')}
          id={person}
          onPick={(id) => setFilters({ person: id })}
        />
        <PagePicker page={page} onPick={(picked) => setFilters({ path: picked?.path ?? '' })} />
      </Box>
      {person === null ? (
        <SecondaryText>{translate('people.explain.begin')}</SecondaryText>
      ) : (
        <QueryState query={query} failed="people.explain.failed">
          {(facts) =>
            page ? (
              <AccessExplanationCard facts={facts} page={page} onBack={() => setFilters({ path: '' })} />
            ) : (
              <PageAccessList facts={facts} onPick={(picked) => setFilters({ path: picked })} />
            )
          }
        </QueryState>
      )}
    </Box>
  );
}
