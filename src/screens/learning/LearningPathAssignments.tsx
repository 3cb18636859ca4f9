import { Link, List, ListItem, ListItemText } from '@mui/material';
import { useGetManyReference, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { LearningCampaignRecord } from '../../../resources/learningCampaigns/learningCampaigns.ts';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { learningPagePaths } from './learningPagePaths.ts';

/** The learning campaigns of the account that assign this path. */
export function LearningPathAssignments({ path }: { readonly path: LearningPathRecord }) {
  const translate = useTranslate();
  const query = useGetManyReference<LearningCampaignRecord>('learning_campaigns', {
    target: 'path_id',
    id: path.id,
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'starts_on', order: 'DESC' },
  });
  return (
    <Panel title={translate('learning.path.given')}>
      <QueryState query={query} failed="learning.path.failed">
        {(campaigns) =>
          campaigns.length === 0 ? (
            <SecondaryText>{translate('learning.path.notGiven')}</SecondaryText>
          ) : (
            <List dense disablePadding>
              {campaigns.map(({ id, name, status }) => (
                <ListItem key={id} disableGutters>
                  <ListItemText
                    primary={
                      <Link
                        component={RouterLink}
                        to={learningPagePaths.campaign(id)}
                        sx={{ overflowWrap: 'anywhere' }}
                      >
                        {name}
                      </Link>
                    }
                  />
                  <StatusChip
                    status={status}
                    label={translate(`resources.learning_campaigns.choices.status.${status}`)}
                  />
                </ListItem>
              ))}
            </List>
          )
        }
      </QueryState>
    </Panel>
  );
}
