import { Box, Button, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { maxMovedPeople } from '../../../contract/v2/administration.ts';
import { movePreviewQuery, type NamedAccount } from '../../../dataProviders/administration.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { AccountAutocomplete } from './AccountAutocomplete.tsx';
import { AccountMoveList } from './AccountMoveList.tsx';
import { AddPeopleByEmail } from './AddPeopleByEmail.tsx';
import { MovePreview } from './MovePreview.tsx';
import { SearchPeople } from './SearchPeople.tsx';
import { SelectedPeopleList } from './SelectedPeopleList.tsx';
import { type SelectedPeople, useSelectedPeople } from './useSelectedPeople.ts';

/** Moves people to another account: selection, target account, preview of the effects, and all moves. */
export default function MoveUsers() {
  const translate = useTranslate();
  const selected = useSelectedPeople();
  const [target, setTarget] = useState<NamedAccount | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const ids = selected.people.map(({ id }) => id);
  const isReady = target !== null && ids.length > 0 && ids.length <= maxMovedPeople;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ mb: -3 }}>
        <PageHeader title={translate('moveUsers.title')} purpose={translate('moveUsers.purpose')} />
      </Box>
      <MovedPeopleSelection selected={selected} />
      <Card
        component="section"
        aria-labelledby="move-to"
        sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <Typography id="move-to" variant="h2">
          {translate('moveUsers.to.title')}
        </Typography>
        <Box sx={{ width: 1, maxWidth: 400 }}>
          <AccountAutocomplete label={translate('moveUsers.to.label')} value={target} onChange={setTarget} />
        </Box>
        {ids.length > maxMovedPeople && (
          <Typography color="error" role="alert">
            {translate('moveUsers.who.tooMany', { count: ids.length, most: maxMovedPeople })}
          </Typography>
        )}
        {!(isPreviewOpen && isReady) && (
          <Button variant="contained" disabled={!isReady} onClick={() => setPreviewOpen(true)}>
            {translate('moveUsers.to.show')}
          </Button>
        )}
      </Card>
      {isPreviewOpen && isReady && (
        <Preview
          ids={ids}
          target={target}
          onMoved={() => {
            selected.remove(ids);
            setPreviewOpen(false);
          }}
        />
      )}
      <AccountMoveList />
    </Box>
  );
}

const selectionMethods = ['find', 'paste'] as const;
type SelectionMethod = (typeof selectionMethods)[number];

function MovedPeopleSelection({ selected }: { readonly selected: SelectedPeople }) {
  const translate = useTranslate();
  const [method, setMethod] = useState<SelectionMethod>('find');
  return (
    <Card
      component="section"
      aria-labelledby="move-who"
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography id="move-who" variant="h2" sx={{ flex: 1 }}>
          {translate('moveUsers.who.title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={method}
          aria-label={translate('moveUsers.who.how')}
          onChange={(_, next: SelectionMethod | null) => next && setMethod(next)}
        >
          {selectionMethods.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', color: 'text.secondary' }}>
              {translate(`moveUsers.who.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {method === 'find' ? <SearchPeople selected={selected} /> : <AddPeopleByEmail selected={selected} />}
      <SelectedPeopleList selected={selected} />
    </Card>
  );
}

interface PreviewProps {
  readonly ids: readonly number[];
  readonly target: NamedAccount;
  readonly onMoved: () => void;
}

function Preview({ ids, target, onMoved }: PreviewProps) {
  const query = useQuery(movePreviewQuery(useAccountId(), ids, target.id));
  return (
    <QueryState query={query} failed="moveUsers.preview.failed" loading="administration.loading" shape="rows">
      {(preview) => <MovePreview preview={preview} target={target} onMoved={onMoved} />}
    </QueryState>
  );
}
