import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  adoptSharedQuestion,
  type OfferedQuestion,
  offeredQuestionsQuery,
  questionKeys,
} from '../../../dataProviders/questions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { SharedQuestionPreview } from './SharedQuestionPreview.tsx';

const manage = '/supplemental-questions/manage';

/** The questions that the platform offers to all accounts, which add copies to their own. */
export default function SharedQuestions() {
  const translate = useTranslate();
  const [previewed, setPreviewed] = useState<OfferedQuestion | null>(null);
  const query = useQuery(offeredQuestionsQuery(useAccountId()));
  const words = (name: string) => translate(`questions.offered.${name}`);
  return (
    <>
      <BackLink to="/supplemental-questions" label="questions.supplemental.list" />
      <PageHeader
        title={translate('titles.offeredQuestions')}
        purpose={words('purpose')}
        action={
          query.data?.may_share && (
            <Button component={Link} to={`${manage}/new?shared=yes`} variant="contained">
              {words('add')}
            </Button>
          )
        }
      />
      <QueryState
        query={query}
        failed="questions.offered.failed"
        loading="questions.offered.loading"
        empty={{
          when: ({ questions }) => questions.length === 0,
          text: 'questions.offered.empty',
          action: (
            <Button component={Link} to={`${manage}/new`} variant="outlined">
              {words('own')}
            </Button>
          ),
        }}
      >
        {({ questions }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {questions.map((question) => (
              <OfferedCard key={question.id} question={question} onPreview={() => setPreviewed(question)} />
            ))}
          </Box>
        )}
      </QueryState>
      {previewed && <SharedQuestionPreview question={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}

interface OfferedCardProps {
  readonly question: OfferedQuestion;
  readonly onPreview: () => void;
}

function OfferedCard({ question, onPreview }: OfferedCardProps) {
  const { id, form, campaign_kinds, languages, taken, own } = question;
  const translate = useTranslate();
  const words = (name: string, params?: object) => translate(`questions.offered.${name}`, params);
  const choice = (field: string, one: string) =>
    translate(`resources.supplemental_questions.choices.${field}.${one}`);
  const add = useAction(() => adoptSharedQuestion(id), {
    invalidates: questionKeys,
    success: ({ message }) => message,
  });
  const facts = [
    choice('kind', form.kind),
    ...campaign_kinds.map((kind) => choice('campaign_kinds', kind)),
    languages.length === 0 ? words('english') : words('more', { smart_count: languages.length }),
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
        <Hint>{facts.join(' · ')}</Hint>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button size="small" aria-label={words('previewOf', { text: form.text })} onClick={onPreview}>
          {words('preview')}
        </Button>
        {own && (
          <Button size="small" component={Link} to={`${manage}/${id}`}>
            {words('edit')}
          </Button>
        )}
        {(own || taken) && <Chip size="small" variant="outlined" label={words(own ? 'isOwn' : 'taken')} />}
        {!own && !taken && (
          <Button
            size="small"
            variant="outlined"
            loading={add.isPending}
            aria-label={words('takeOf', { text: form.text })}
            onClick={() => add.mutate()}
          >
            {words('take')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
