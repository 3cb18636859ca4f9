import { Chip, Link, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import { useGetManyReference, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { LearningCampaignRecord } from '../../../resources/learningCampaigns/learningCampaigns.ts';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { contentPaths } from './contentPaths.ts';

/** The learning campaigns of the viewed account that give this path. */
export function PathAssignments({ path }: { readonly path: LearningPathRecord }) {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetManyReference<LearningCampaignRecord>(
    'learning_campaigns',
    {
      target: 'path_id',
      id: path.id,
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'starts_on', order: 'DESC' },
    },
  );
  return (
    <Panel title={translate('learning.path.given')}>
      {error && <LoadFailed text={translate('learning.path.failed')} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={64} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('learning.path.notGiven')}</Typography>
      )}
      {data && data.length > 0 && (
        <List dense disablePadding>
          {data.map(({ id, name, status }) => (
            <ListItem key={id} disableGutters>
              <ListItemText
                primary={
                  <Link
                    component={RouterLink}
                    to={contentPaths.campaign(id)}
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {name}
                  </Link>
                }
              />
              <Chip
                size="small"
                variant="outlined"
                label={translate(`resources.learning_campaigns.choices.status.${status}`)}
              />
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  );
}
