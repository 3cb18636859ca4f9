import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Standing } from '../../../contract/v2/people.ts';
import { readStanding } from '../../../dataProviders/people.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { usePages } from '../../ui/pages.ts';
import { AllPages } from './AllPages.tsx';
import { Explanation } from './Explanation.tsx';
import { PagePicker } from './PagePicker.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import type { RolesAddress } from './useRolesWish.ts';

/** Why a page opens for somebody, or stays closed: told by the rules that decide it. */
export function ExplainAccess({ address: { personId, path, change } }: { readonly address: RolesAddress }) {
  const translate = useTranslate();
  const { pages } = usePages();
  const page = pages.find((one) => one.path === path) ?? null;
  const asked = useQuery({
    queryKey: ['people-standing', personId],
    queryFn: () => readStanding(personId ?? 0),
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
      {personId !== null && asked.isPending && <Skeleton height={160} />}
      {asked.isError && (
        <LoadFailed text={translate('people.explain.failed')} onRetry={() => void asked.refetch()} />
      )}
      {personId !== null && asked.data && (
        <Answer standing={asked.data} page={page} onPick={(to) => change({ path: to })} />
      )}
    </Box>
  );
}

interface AnswerProps {
  readonly standing: Standing;
  readonly page: Parameters<typeof Explanation>[0]['page'] | null;
  readonly onPick: (path: string | null) => void;
}

function Answer({ standing, page, onPick }: AnswerProps) {
  return page ? (
    <Explanation standing={standing} page={page} onBack={() => onPick(null)} />
  ) : (
    <AllPages standing={standing} onPick={onPick} />
  );
}
