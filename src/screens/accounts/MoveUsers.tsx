import { Box, Button, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mostMoved } from '../../../contract/v2/administration.ts';
import { type NamedAccount, previewMove } from '../../../dataProviders/administration.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { AccountField } from './AccountField.tsx';
import { ChosenPeople } from './ChosenPeople.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { MovePreview } from './MovePreview.tsx';
import { Moves } from './Moves.tsx';
import { PastePeople } from './PastePeople.tsx';
import { SearchPeople } from './SearchPeople.tsx';
import { administrationKey } from './useChange.ts';
import { type SelectedPeople, useSelectedPeople } from './useSelectedPeople.ts';

/** Takes people from one account to another: who, where to, what would happen, and the moves so far. */
export default function MoveUsers() {
  const translate = useTranslate();
  const chosen = useSelectedPeople();
  const [target, setTarget] = useState<NamedAccount | null>(null);
  const [isShown, show] = useState(false);
  const ids = chosen.people.map(({ id }) => id);
  const isReady = target !== null && ids.length > 0 && ids.length <= mostMoved;
  return (
    <Box sx={{ maxWidth: 1000, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ mb: -3 }}>
        <PageHeading title={translate('moveUsers.title')} purpose={translate('moveUsers.purpose')} />
      </Box>
      <Who chosen={chosen} />
      <Card
        component="section"
        aria-labelledby="move-to"
        sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <Typography id="move-to" variant="h2">
          {translate('moveUsers.to.title')}
        </Typography>
        <Box sx={{ width: 1, maxWidth: 400 }}>
          <AccountField label={translate('moveUsers.to.label')} value={target} onChange={setTarget} />
        </Box>
        {ids.length > mostMoved && (
          <Typography color="error" role="alert">
            {translate('moveUsers.who.tooMany', { count: ids.length, most: mostMoved })}
          </Typography>
        )}
        {!(isShown && isReady) && (
          <Button variant="contained" disabled={!isReady} onClick={() => show(true)}>
            {translate('moveUsers.to.show')}
          </Button>
        )}
      </Card>
      {isShown && isReady && (
        <Preview
          ids={ids}
          target={target}
          onMoved={() => {
            chosen.remove(ids);
            show(false);
          }}
        />
      )}
      <Moves />
    </Box>
  );
}

const ways = ['find', 'paste'] as const;
type Way = (typeof ways)[number];

function Who({ chosen }: { readonly chosen: SelectedPeople }) {
  const translate = useTranslate();
  const [way, setWay] = useState<Way>('find');
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
          value={way}
          aria-label={translate('moveUsers.who.how')}
          onChange={(_, next: Way | null) => next && setWay(next)}
        >
          {ways.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', color: 'text.secondary' }}>
              {translate(`moveUsers.who.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {way === 'find' ? <SearchPeople chosen={chosen} /> : <PastePeople chosen={chosen} />}
      <ChosenPeople chosen={chosen} />
    </Card>
  );
}

interface PreviewProps {
  readonly ids: readonly number[];
  readonly target: NamedAccount;
  readonly onMoved: () => void;
}

function Preview({ ids, target, onMoved }: PreviewProps) {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: [administrationKey, 'preview', target.id, ids],
    queryFn: () => previewMove([...ids], target.id),
  });
  if (query.isPending) return <LoadingRows />;
  if (query.isError) {
    return <LoadFailed text={translate('moveUsers.preview.failed')} onRetry={() => void query.refetch()} />;
  }
  return <MovePreview preview={query.data} target={target} onMoved={onMoved} />;
}
