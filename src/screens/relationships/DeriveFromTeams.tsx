import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { NamedRelation, RelationshipDerivation } from '../../../contract/v2/relationships.ts';
import { derivationQuery, deriveFromTeams, relationshipKeys } from '../../../dataProviders/relationships.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';

/** Derives relationships from the teams, after a preview. */
export function DeriveFromTeams() {
  const translate = useTranslate();
  const query = useQuery(derivationQuery(useAccountId()));
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Panel title={translate('relationships.teams.title')} text={translate('relationships.teams.text')}>
        <QueryState query={query} failed="relationships.failed" shape="rows">
          {(derived) => <DerivationPreview derived={derived} />}
        </QueryState>
      </Panel>
    </Box>
  );
}

const counts = {
  added: 'added',
  removed: 'removed',
  left_to_hand: 'left',
  large_teams: 'large',
  unchanged: 'unchanged',
} as const;

function DerivationPreview({ derived }: { readonly derived: RelationshipDerivation }) {
  const translate = useTranslate();
  const derive = useAction(deriveFromTeams, {
    invalidates: relationshipKeys,
    success: ({ added, removed }) => translate('relationships.teams.done', { added, removed }),
  });
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
          <Button variant="contained" loading={derive.isPending} onClick={() => derive.mutate()}>
            {translate('relationships.teams.confirm')}
          </Button>
        </Box>
      )}
    </>
  );
}

interface ExamplesProps {
  readonly title: 'examples' | 'removedExamples';
  readonly relations: readonly NamedRelation[];
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
            {translate('relationships.teams.example', {
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
