import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { EventTopicRecord } from '../../../resources/eventTopics/eventTopics.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { LiveSessionPage } from './LiveSessionPage.tsx';
import { liveSessionPaths } from './liveSessionPaths.ts';
import { TopicEvents } from './TopicEvents.tsx';
import { useTopic } from './useTopic.ts';

/** One topic with its upcoming and past events. */
export default function TopicManage() {
  return (
    <LiveSessionPage up={liveSessionPaths.list} upLabel="liveSessions.list" query={useTopic()}>
      {(topic) => <Topic topic={topic} />}
    </LiveSessionPage>
  );
}

function Topic({ topic }: { readonly topic: EventTopicRecord }) {
  const translate = useTranslate();
  const programs = topic.program_ids.map((one) =>
    translate(`resources.event_topics.choices.program_ids.${one}`),
  );
  const facts = [
    translate(`resources.event_topics.choices.language.${topic.language}`),
    translate('liveSessions.topic.minutes', { minutes: topic.minutes }),
    translate('liveSessions.topic.places', { smart_count: topic.default_capacity }),
    programs.length > 0 ? programs.join(', ') : translate('liveSessions.topic.allPrograms'),
    ...(topic.owner ? [translate('liveSessions.topic.by', { owner: topic.owner })] : []),
  ];
  const { id: _own, ...copied } = topic;
  return (
    <>
      <PageHeader
        title={topic.title}
        chip={<StatusChip label={translate(`liveSessions.topic.${topic.published ? 'shown' : 'hidden'}`)} />}
        purpose={facts.join(' · ')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={liveSessionPaths.planEvent(topic.id)} variant="contained">
              {translate('liveSessions.events.plan')}
            </Button>
            <Button component={Link} to={liveSessionPaths.editTopic(topic.id)}>
              {translate('liveSessions.edit')}
            </Button>
            <Button component={Link} to={`${liveSessionPaths.list}/create`} state={{ record: copied }}>
              {translate('liveSessions.copy.topic')}
            </Button>
          </Box>
        }
      />
      {topic.description && (
        <Typography sx={{ maxWidth: 640, mb: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {topic.description}
        </Typography>
      )}
      <TopicEvents topic={topic} />
    </>
  );
}
