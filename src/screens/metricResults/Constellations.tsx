import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { constellationsQuery, type ListedConstellation } from '../../../dataProviders/metricResults.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ConstellationLoader } from './ConstellationLoader.tsx';
import { ConstellationView } from './ConstellationView.tsx';
import { ProfilesPage } from './ProfilesPage.tsx';

/** The results of one constellation, selected from all. */
export default function Constellations() {
  return (
    <ProfilesPage title="titles.constellationResults" purpose="metricResults.constellation.purpose">
      <ConstellationList />
    </ProfilesPage>
  );
}

function ConstellationList() {
  const translate = useTranslate();
  const { currentAccount, user } = usePerson();
  const query = useQuery(constellationsQuery(currentAccount.id));
  return (
    <QueryState
      query={query}
      failed="results.failed"
      loading="results.loading"
      shape="page"
      empty={{
        when: (list) => list.length === 0,
        text: 'metricResults.constellation.none',
        action: isAdmin(user) && (
          <Button variant="contained" component={Link} to="/account-settings/constellations">
            {translate('metricResults.constellation.none.action')}
          </Button>
        ),
      }}
    >
      {(list) => <Selection constellations={list} />}
    </QueryState>
  );
}

interface SelectionProps {
  readonly constellations: readonly ListedConstellation[];
}

/** Shows the constellation whose id is in the address, or the first. */
function Selection({ constellations }: SelectionProps) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('id'));
  const selected =
    constellations.find(({ constellation_id }) => constellation_id === id) ?? constellations[0];
  if (!selected) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <SelectField
          label={translate('metricResults.constellation.choose')}
          value={selected.constellation_id}
          onChange={(chosenId) => setSearch({ id: String(chosenId) }, { replace: true })}
          options={constellations.map(({ constellation_id, name, people }) => ({
            value: constellation_id,
            text: translate('metricResults.constellation.option', {
              name,
              people: translate('metricResults.constellation.people', { smart_count: people }),
            }),
          }))}
          sx={{ width: 320, maxWidth: '100%', mr: 1 }}
        />
        <Button variant="outlined" component={Link} to={`/user-results-const/${selected.constellation_id}`}>
          {translate('metricResults.constellation.tryOut')}
        </Button>
        <Button component={Link} to={`/user-results-const-report/${selected.constellation_id}`}>
          {translate('metricResults.constellation.report')}
        </Button>
      </Box>
      <ConstellationLoader key={selected.constellation_id} id={selected.constellation_id}>
        {({ constellation, people, wanted: target, refused }) => (
          <ConstellationView name={constellation.name} people={people} target={target} refused={refused} />
        )}
      </ConstellationLoader>
    </>
  );
}
