import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { FunnelAnswer, SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { readSurveyFunnel } from '../../../dataProviders/surveyCampaigns.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { Loading } from './Loading.tsx';
import { ShareCell, useShareWords } from './shares.tsx';
import { surveysKey } from './useSurvey.ts';

/** How many were invited, have begun and have finished: by who answers, then by team. */
export function Funnel({ campaign }: { readonly campaign: SurveyCampaignAnswer }) {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: [surveysKey, 'funnel', campaign.id],
    queryFn: () => readSurveyFunnel(campaign.id),
  });
  return (
    <Panel title={translate('surveys.funnel.title')}>
      {query.isPending && <Loading label={translate('surveys.funnel.loading')} />}
      {query.isError && (
        <ErrorState
          failure={query.error}
          failed="surveys.funnel.failed"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Shown funnel={query.data} hasRaters={campaign.relationships.length > 0} />}
    </Panel>
  );
}

function Shown({ funnel, hasRaters }: { readonly funnel: FunnelAnswer; readonly hasRaters: boolean }) {
  const translate = useTranslate();
  if (funnel.by_team.length === 0) {
    return <Typography color="text.secondary">{translate('surveys.funnel.none')}</Typography>;
  }
  return (
    <>
      <ByRelationship rows={funnel.by_relationship} />
      {funnel.by_team.length > 1 && <ByTeam rows={funnel.by_team} hasRaters={hasRaters} />}
      {hasRaters && (
        <Typography variant="body2" color="text.secondary">
          {translate('surveys.funnel.note')}
        </Typography>
      )}
    </>
  );
}

const tight = { '& th, & td': { px: { xs: 0.5, sm: 1.5 } } } as const;

function ByRelationship({ rows }: { readonly rows: FunnelAnswer['by_relationship'] }) {
  const translate = useTranslate();
  const words = useShareWords();
  return (
    <TableContainer>
      <Table size="small" aria-label={translate('surveys.funnel.title')} sx={tight}>
        <TableHead>
          <TableRow>
            {['who', 'invited', 'started', 'finished'].map((name) => (
              <TableCell key={name}>{translate(`surveys.funnel.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ relationship, share }) => (
            <TableRow key={relationship}>
              <TableCell component="th" scope="row">
                {translate(`surveys.relationships.${relationship}`)}
              </TableCell>
              <TableCell className="tabular">{words.invited(share)}</TableCell>
              <ShareCell share={share} part="started" />
              <ShareCell share={share} part="finished" />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface ByTeamProps {
  readonly rows: FunnelAnswer['by_team'];
  readonly hasRaters: boolean;
}

/** Who has finished, by the team the person was in at the launch. */
function ByTeam({ rows, hasRaters }: ByTeamProps) {
  const translate = useTranslate();
  const parts = hasRaters ? (['self', 'manager', 'raters'] as const) : (['self'] as const);
  return (
    <TableContainer sx={{ maxHeight: 420 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('surveys.funnel.byTeam')}
      </Typography>
      <Table size="small" stickyHeader aria-label={translate('surveys.funnel.byTeam')} sx={tight}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('surveys.funnel.team')}</TableCell>
            {parts.map((part) => (
              <TableCell key={part}>{translate(`surveys.funnel.${part}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ team, ...shares }) => (
            <TableRow key={team ?? ''}>
              <TableCell component="th" scope="row">
                {team ?? translate('surveys.funnel.noTeam')}
              </TableCell>
              {parts.map((part) => (
                <ShareCell key={part} share={shares[part]} part="finished" />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
