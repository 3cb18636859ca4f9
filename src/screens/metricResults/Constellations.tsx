import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { viewedConstellations } from '../../../dataProviders/metricResults.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';
import { ConstellationContent } from './ConstellationContent.tsx';
import { ConstellationView } from './ConstellationView.tsx';
import { PersonalPage } from './PersonalPage.tsx';

/** Groups of people by name, chosen to be viewed together; the chosen one stands in the address. */
export default function Constellations() {
  const translate = useTranslate();
  return (
    <PersonalPage
      title={translate('titles.constellationResults')}
      purpose={translate('metricResults.constellation.purpose')}
    >
      <Choice />
    </PersonalPage>
  );
}

function Choice() {
  const translate = useTranslate();
  const { currentAccount, user } = usePerson();
  const [search, setSearch] = useSearchParams();
  const list = useQuery(viewedConstellations(currentAccount.id));
  if (list.isPending) return <ResultsLoading />;
  if (list.isError) return <ResultsFailed onRetry={() => void list.refetch()} />;
  const wished = Number(search.get('id'));
  const chosen = list.data.find(({ constellation_id }) => constellation_id === wished) ?? list.data[0];
  if (!chosen) {
    return (
      <StateCard
        title={translate('metricResults.constellation.none.title')}
        text={translate('metricResults.constellation.none.text')}
        action={
          isAdmin(user) ? (
            <Button variant="contained" component={Link} to="/account-settings/constellations">
              {translate('metricResults.constellation.none.action')}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          label={translate('metricResults.constellation.choose')}
          value={chosen.constellation_id}
          onChange={(event) => setSearch({ id: event.target.value }, { replace: true })}
          sx={{ width: 320, maxWidth: '100%', mr: 1 }}
        >
          {list.data.map(({ constellation_id, name, people }) => (
            <MenuItem key={constellation_id} value={constellation_id}>
              {translate('metricResults.constellation.option', {
                name,
                people: translate('metricResults.constellation.people', { smart_count: people }),
              })}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" component={Link} to={`/user-results-const/${chosen.constellation_id}`}>
          {translate('metricResults.constellation.tryOut')}
        </Button>
        <Button component={Link} to={`/user-results-const-report/${chosen.constellation_id}`}>
          {translate('metricResults.constellation.report')}
        </Button>
      </Box>
      <ConstellationContent key={chosen.constellation_id} id={chosen.constellation_id}>
        {({ constellation, people, wanted, refused }) => (
          <ConstellationView name={constellation.name} people={people} wanted={wanted} refused={refused} />
        )}
      </ConstellationContent>
    </>
  );
}
