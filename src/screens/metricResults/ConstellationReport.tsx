import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ConstellationLoader } from './ConstellationLoader.tsx';
import { ConstellationView } from './ConstellationView.tsx';
import { ProfilesPage } from './ProfilesPage.tsx';

/** The report of one constellation. */
export default function ConstellationReport() {
  const translate = useTranslate();
  const { id } = useParams();
  return (
    <ProfilesPage
      title="titles.constellationReport"
      purpose="metricResults.constellation.purpose"
      action={
        <Button variant="outlined" component={Link} to={`/user-results-const-pdf/${id}`}>
          {translate('metricResults.constellation.paper')}
        </Button>
      }
    >
      <ConstellationLoader id={Number(id)}>
        {({ constellation, people, wanted: target, refused }) => (
          <ConstellationView name={constellation.name} people={people} target={target} refused={refused} />
        )}
      </ConstellationLoader>
    </ProfilesPage>
  );
}
