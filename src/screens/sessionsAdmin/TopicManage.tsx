import { Box, Button, Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { type EventTopicRecord, eventTopics } from '../../../resources/eventTopics/eventTopics.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { Events } from './Events.tsx';
import { SessionsPage } from './SessionsPage.tsx';
import { sessionPaths } from './sessionPaths.ts';

/** One topic: what it is, and its events to come and past. */
export default function TopicManage() {
  const { id } = useParams();
  const query = useGetOne<EventTopicRecord>(eventTopics.name, { id: Number(id) }, { retry: false });
  return (
    <SessionsPage up={sessionPaths.list} upLabel="liveSessions.list" needs={[query]}>
      {query.data && <Topic topic={query.data} />}
    </SessionsPage>
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
    programs.length > 0 ? programs.join(', ') : translate('liveSessions.topic.everybody'),
    ...(topic.owner ? [translate('liveSessions.topic.by', { owner: topic.owner })] : []),
  ];
  const { id: _own, ...copied } = topic;
  return (
    <>
      <PageHeader
        title={<Named name={topic.title} word={topic.published ? 'shown' : 'hidden'} />}
        purpose={facts.join(' · ')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={sessionPaths.planEvent(topic.id)} variant="contained">
              {translate('liveSessions.events.plan')}
            </Button>
            <Button component={Link} to={sessionPaths.editTopic(topic.id)}>
              {translate('liveSessions.edit')}
            </Button>
            <Button component={Link} to={`${sessionPaths.list}/create`} state={{ record: copied }}>
              {translate('liveSessions.copy')}
            </Button>
          </Box>
        }
      />
      {topic.description && (
        <Typography sx={{ maxWidth: 640, mb: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {topic.description}
        </Typography>
      )}
      <Events topic={topic} />
    </>
  );
}

function Named({ name, word }: { readonly name: string; readonly word: 'shown' | 'hidden' }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <StatusChip word={translate(`liveSessions.topic.${word}`)} />
    </Box>
  );
}
