import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { AccessFacts } from '../../../contract/v2/people.ts';
import { readAccessFacts } from '../../../dataProviders/people.ts';
import { usePages } from '../../kit/context/PagesContext.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { Explanation } from './Explanation.tsx';
import { PageAccessList } from './PageAccessList.tsx';
import { PagePicker } from './PagePicker.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import type { RolesAddress } from './useRolesFilters.ts';

/** Why a page opens for somebody, or stays closed: told by the rules that decide it. */
export function ExplainAccess({ address: { personId, path, change } }: { readonly address: RolesAddress }) {
  const translate = useTranslate();
  const { pages } = usePages();
  const page = pages.find((one) => one.path === path) ?? null;
  const query = useQuery({
    queryKey: ['people-standing', personId],
    queryFn: () => readAccessFacts(personId ?? 0),
    enabled: personId !== null,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <PersonPicker
          label={translate('people.explain.person')}
          id={personId}
          onPick={(id) => change({ person: id })}
        />
        <PagePicker page={page} onPick={(picked) => change({ path: picked?.path ?? null })} />
      </Box>
      {personId === null && (
        <Typography color="text.secondary">{translate('people.explain.begin')}</Typography>
      )}
      {personId !== null && query.isPending && <Skeleton height={160} />}
      {query.isError && (
        <LoadFailed text={translate('people.explain.failed')} onRetry={() => void query.refetch()} />
      )}
      {personId !== null && query.data && (
        <Answer standing={query.data} page={page} onPick={(to) => change({ path: to })} />
      )}
    </Box>
  );
}

interface AnswerProps {
  readonly standing: AccessFacts;
  readonly page: Parameters<typeof Explanation>[0]['page'] | null;
  readonly onPick: (path: string | null) => void;
}

function Answer({ standing, page, onPick }: AnswerProps) {
  return page ? (
    <Explanation standing={standing} page={page} onBack={() => onPick(null)} />
  ) : (
    <PageAccessList standing={standing} onPick={onPick} />
  );
}
