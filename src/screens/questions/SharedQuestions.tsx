import { Box, Button, Card, Chip, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { adoptSharedQuestion, type OfferedAnswer, readOffered } from '../../../dataProviders/questions.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { OfferedPreview } from './OfferedPreview.tsx';
import { questionsKey, useQuestionChange } from './useQuestionChange.ts';

const manage = '/supplemental-questions/manage';

/** The questions the platform offers to all accounts; each account takes copies of its own. */
export default function SharedQuestions() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const [previewed, preview] = useState<OfferedAnswer | null>(null);
  const query = useQuery({ queryKey: [questionsKey, 'offered', currentAccount.id], queryFn: readOffered });
  const word = (name: string) => translate(`questions.offered.${name}`);
  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to="/supplemental-questions" label="questions.supplemental.list" />
      <PageHeader
        title={translate('titles.offeredQuestions')}
        purpose={word('purpose')}
        action={
          query.data?.may_share && (
            <Button component={Link} to={`${manage}/new?shared=yes`} variant="contained">
              {word('add')}
            </Button>
          )
        }
      />
      {query.isPending && (
        <Box role="status" aria-label={word('loading')} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={96} />
        </Box>
      )}
      {query.isError && <LoadFailed text={word('failed')} onRetry={() => void query.refetch()} />}
      {query.data?.questions.length === 0 && (
        <StateCard
          title={word('empty.title')}
          text={word('empty.text')}
          action={
            <Button component={Link} to={`${manage}/new`} variant="outlined">
              {word('own')}
            </Button>
          }
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {query.data?.questions.map((question) => (
          <OfferedCard key={question.id} question={question} onPreview={() => preview(question)} />
        ))}
      </Box>
      {previewed && <OfferedPreview question={previewed} onClose={() => preview(null)} />}
    </Box>
  );
}

interface OfferedCardProps {
  readonly question: OfferedAnswer;
  readonly onPreview: () => void;
}

function OfferedCard({ question, onPreview }: OfferedCardProps) {
  const { id, form, campaign_kinds, languages, taken, own } = question;
  const translate = useTranslate();
  const word = (name: string, params = {}) => translate(`questions.offered.${name}`, params);
  const choice = (field: string, one: string) =>
    translate(`resources.supplemental_questions.choices.${field}.${one}`);
  const take = useQuestionChange(() => adoptSharedQuestion(id), { say: ({ message }) => message });
  const facts = [
    choice('kind', form.kind),
    ...campaign_kinds.map((kind) => choice('campaign_kinds', kind)),
    languages.length === 0 ? word('english') : word('more', { smart_count: languages.length }),
  ];
  return (
    <Card
      component="li"
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {form.text}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button size="small" aria-label={word('previewOf', { text: form.text })} onClick={onPreview}>
          {word('preview')}
        </Button>
        {own && (
          <Button size="small" component={Link} to={`${manage}/${id}`}>
            {word('edit')}
          </Button>
        )}
        {(own || taken) && <Chip size="small" variant="outlined" label={word(own ? 'isOwn' : 'taken')} />}
        {!own && !taken && (
          <Button
            size="small"
            variant="outlined"
            loading={take.isPending}
            aria-label={word('takeOf', { text: form.text })}
            onClick={() => take.mutate(undefined)}
          >
            {word('take')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
