import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type BuilderOverview, builderOverviewQuery } from '../../../../dataProviders/metricResults.ts';
import { usePerson } from '../../../kit/context/PersonContext.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { useHasTier } from '../../../kit/context/useHasTier.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { BuilderRow, BuilderRows } from './BuilderRow.tsx';

/** The constellations that the person may see, with what to try next, and the approved blueprints. */
export function BuilderRecords() {
  const query = useQuery(builderOverviewQuery(useAccountId()));
  return (
    <QueryState query={query} failed="ownSprints.recordsFailed" height={320}>
      {(overview) => <Records {...overview} />}
    </QueryState>
  );
}

function Records({ blueprints, constellations }: BuilderOverview) {
  const translate = useTranslate();
  const { user } = usePerson();
  const canTryOut = useHasTier('supervisor');
  return (
    <>
      <Panel title={translate('ownSprints.constellations.title')}>
        {constellations.length === 0 && (
          <SecondaryText>{translate('ownSprints.constellations.none')}</SecondaryText>
        )}
        <BuilderRows>
          {constellations.map((one) => (
            <BuilderRow
              key={one.constellation_id}
              note={translate('ownSprints.constellations.people', { smart_count: one.people })}
              chip={
                canTryOut && (
                  <Link
                    component={RouterLink}
                    to={`/user-results-const/${one.constellation_id}`}
                    aria-label={translate('ownSprints.constellations.tryOutOf', { name: one.name })}
                  >
                    {translate('ownSprints.constellations.tryOut')}
                  </Link>
                )
              }
            >
              <Link component={RouterLink} to={`/user-results-const-report/${one.constellation_id}`}>
                {one.name}
              </Link>
            </BuilderRow>
          ))}
        </BuilderRows>
      </Panel>
      <Panel title={translate('ownSprints.blueprints.title')}>
        {blueprints.length === 0 && <SecondaryText>{translate('ownSprints.blueprints.none')}</SecondaryText>}
        <BuilderRows>
          {blueprints.map((one) => (
            <BuilderRow
              key={one.blueprint_id}
              note={translate('ownSprints.blueprints.ranges', { smart_count: one.ranges })}
            >
              {one.name}
            </BuilderRow>
          ))}
        </BuilderRows>
        {blueprints.length > 0 && (
          <Link component={RouterLink} to={`/individual-results-compare-p/${user.id}`}>
            {translate('ownSprints.blueprints.compare')}
          </Link>
        )}
      </Panel>
    </>
  );
}
