import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import type { TeamFocus } from '../../../dataProviders/teamActions.ts';
import { useCanChangeAccount } from '../../kit/context/useCanChangeAccount.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useResultTexts } from '../useResultTexts.ts';
import { FocusCandidate } from './FocusCandidate.tsx';
import { focusPath } from './focusPath.ts';
import { useFocusGroup } from './useFocusGroup.ts';

interface FocusProps {
  readonly campaign: CampaignScores;
}

const maxCandidates = 3;

/** "Choose one focus": the most obvious topics of a published group, each with its reasons. */
export function FocusSection({ campaign }: FocusProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { query, isPending, selectGroup } = useFocusGroup(campaign);
  return (
    <Card
      id="focus"
      component="section"
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={titleId} component="h2" variant="h2">
          {translate('focus.title')}
        </Typography>
        <SecondaryText sx={{ maxWidth: 720 }}>{translate('focus.text')}</SecondaryText>
      </Box>
      {isPending ? (
        <LoadingState height={240} />
      ) : (
        <QueryState query={query} failed="focus.failed" height={240}>
          {(focus) => <Choices focus={focus} onGroup={selectGroup} />}
        </QueryState>
      )}
      <Box>
        <Link component={RouterLink} to="/actions">
          {translate('focus.actions')}
        </Link>
      </Box>
    </Card>
  );
}

/** The value of the whole company in the list of groups. */
const company = 0;

interface ChoicesProps {
  readonly focus: TeamFocus;
  readonly onGroup: (teamId: number | null) => void;
}

function Choices({ focus, onGroup }: ChoicesProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const canChoose = useCanChangeAccount();
  const { campaign, groups, team_id, members, topics, unpublished } = focus;
  const candidates = topics.filter(({ reasons }) => reasons.length > 0).slice(0, maxCandidates);
  if (groups.length === 0) {
    return <SecondaryText sx={{ maxWidth: 720 }}>{translate('focus.noGroups')}</SecondaryText>;
  }
  const group = groups.find((one) => one.team_id === team_id)?.name;
  return (
    <>
      {groups.length === 1 ? (
        <SecondaryText>
          {group ? translate('focus.about', { group }) : translate('focus.aboutCompany')}
        </SecondaryText>
      ) : (
        <SelectField
          label={translate('focus.group')}
          value={team_id ?? company}
          options={groups.map((group) => ({
            value: group.team_id ?? company,
            text: group.name ?? translate('focus.company'),
          }))}
          onChange={(value) => onGroup(value === company ? null : value)}
          sx={{ maxWidth: 360 }}
        />
      )}
      {members.length > 1 && (
        <Hint>{translate('focus.members', { teams: words.list(words.members('team', members)) })}</Hint>
      )}
      {candidates.length === 0 && <SecondaryText>{translate('focus.nothing')}</SecondaryText>}
      {candidates.map((topic) => (
        <FocusCandidate
          key={topic.topic_id}
          topic={topic}
          path={
            canChoose
              ? focusPath({ campaignId: campaign.campaign_id, teamId: team_id, topicId: topic.topic_id })
              : null
          }
        />
      ))}
      {canChoose && (
        <Box>
          <Button
            component={RouterLink}
            sx={{ ml: -1 }}
            to={focusPath({ campaignId: campaign.campaign_id, teamId: team_id, topicId: null })}
          >
            {translate('focus.other')}
          </Button>
        </Box>
      )}
      {unpublished.length > 0 && (
        <Hint sx={{ maxWidth: 720 }}>
          {translate('focus.unpublished', { teams: words.list(unpublished) })}
        </Hint>
      )}
    </>
  );
}
