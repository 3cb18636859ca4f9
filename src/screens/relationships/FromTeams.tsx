import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { Derived, RelationAnswer } from '../../../contract/v2/relationships.ts';
import { deriveFromTeams, previewDerivation } from '../../../dataProviders/relationships.ts';
import { LoadingTable } from './LoadingTable.tsx';
import { relationshipsKey } from './relationshipViews.ts';
import { useRelationChange } from './useRelationChange.ts';

/** What the teams say about who leads whom; shown first, then done. */
export function FromTeams() {
  const translate = useTranslate();
  const query = useQuery({ queryKey: [relationshipsKey, 'derivation'], queryFn: previewDerivation });
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography variant="h2">{translate('relationships.teams.title')}</Typography>
      <Typography color="text.secondary">{translate('relationships.teams.text')}</Typography>
      <LoadingTable asked={query} />
      {query.data && <Preview derived={query.data} />}
    </Card>
  );
}

const counts = {
  added: 'added',
  removed: 'removed',
  left_to_hand: 'left',
  large_teams: 'large',
  unchanged: 'unchanged',
} as const;

function Preview({ derived }: { readonly derived: Derived }) {
  const translate = useTranslate();
  const notify = useNotify();
  const derive = useRelationChange(deriveFromTeams, ({ added, removed }) =>
    notify('relationships.teams.done', { type: 'success', messageArgs: { added, removed } }),
  );
  const shown = (Object.keys(counts) as (keyof typeof counts)[]).filter((name) => derived[name] > 0);
  const isIdle = derived.added + derived.removed === 0;
  return (
    <>
      {isIdle && <Typography>{translate('relationships.teams.nothing')}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shown.map((name) => (
          <li key={name}>
            {translate(`relationships.teams.${counts[name]}`, { smart_count: derived[name] })}
          </li>
        ))}
      </Box>
      <Examples title="examples" relations={derived.added_examples} />
      <Examples title="removedExamples" relations={derived.removed_examples} />
      {!isIdle && (
        <Box>
          <Button variant="contained" loading={derive.isPending} onClick={() => derive.mutate(undefined)}>
            {translate('relationships.teams.confirm')}
          </Button>
        </Box>
      )}
    </>
  );
}

interface ExamplesProps {
  readonly title: 'examples' | 'removedExamples';
  readonly relations: readonly RelationAnswer[];
}

function Examples({ title, relations }: ExamplesProps) {
  const translate = useTranslate();
  if (relations.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {translate(`relationships.teams.${title}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }} tabIndex={0}>
        {relations.map(({ from, kind, to }) => (
          <li key={`${from} ${kind} ${to}`}>
            {translate('relationships.teams.told', {
              from,
              kind: translate(`relationships.kinds.${kind}`),
              to,
            })}
          </li>
        ))}
      </Box>
    </Box>
  );
}
