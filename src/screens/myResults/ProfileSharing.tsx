import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { ShareResults } from '../../results/ShareResults.tsx';

/** Links to comparisons of the profile, and the setting of who can see it. */
export function ProfileSharing() {
  const translate = useTranslate();
  const { user } = usePerson();
  const pages = {
    '/user-results-benchmark': 'titles.resultsBenchmark',
    '/user-results-relationship': 'titles.resultsRelationship',
    [`/individual-results-compare-p/${user.id}`]: 'titles.compareProfiles',
  };
  return (
    <>
      <Box
        component="nav"
        aria-label={translate('metricResults.more')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {Object.entries(pages).map(([path, title]) => (
          <Button key={path} component={Link} to={path} variant="outlined">
            {translate(title)}
          </Button>
        ))}
      </Box>
      <ShareResults />
    </>
  );
}
