import { Box, Button, Card, Chip, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { QuestionComments } from '../../contract/v2/supplementalShapes.ts';
import { Hint, SecondaryText } from '../kit/page/SecondaryText.tsx';
import { useResultTexts } from './useResultTexts.ts';

interface PublishedCommentsProps {
  /** The heading, when a page has several sections of comments. */
  readonly title?: string;
  /** All open questions; `comments` is empty when too few people answered or match the search. */
  readonly questions: readonly QuestionComments[];
  /** The minimum group size. */
  readonly k: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Comments by question, with a search; renders nothing without open questions. */
export function PublishedComments({ title, questions, k, search, onSearch }: PublishedCommentsProps) {
  const translate = useTranslate();
  const titleId = useId();
  if (questions.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={titleId} variant="h2">
          {title ?? translate('published.comments.title')}
        </Typography>
        <SecondaryText sx={{ maxWidth: 720 }}>{translate('published.comments.why')}</SecondaryText>
      </Box>
      <Search titleId={titleId} search={search} k={k} onSearch={onSearch} />
      {questions.map((question) => (
        <Answers
          key={question.question_id}
          question={question}
          isSearched={search !== ''}
          onSearch={onSearch}
        />
      ))}
    </Card>
  );
}

interface SearchProps extends Pick<PublishedCommentsProps, 'search' | 'k' | 'onSearch'> {
  /** The id of the section's heading, which names the search. */
  readonly titleId: string;
}

function Search({ titleId, search, k, onSearch }: SearchProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <Box
      component="form"
      role="search"
      aria-labelledby={titleId}
      onSubmit={handleSubmit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}
    >
      <TextField
        type="search"
        size="small"
        label={translate('published.comments.search')}
        helperText={translate('published.comments.searchHelp', { k })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flex: '1 1 280px', maxWidth: 480 }}
      />
      {search !== '' && <Button onClick={() => onSearch('')}>{translate('published.comments.clear')}</Button>}
    </Box>
  );
}

const commentsPerStep = 20;

interface AnswersProps {
  readonly question: QuestionComments;
  readonly isSearched: boolean;
  readonly onSearch: (search: string) => void;
}

function Answers({ question, isSearched, onSearch }: AnswersProps) {
  const translate = useTranslate();
  const { comments, total, themes } = question;
  const [shown, setShown] = useState(commentsPerStep);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{question.question}</Typography>
      {comments.length === 0 ? (
        <SecondaryText role="status">
          {translate(`published.comments.${isSearched ? 'notFound' : 'notShown'}`)}
        </SecondaryText>
      ) : (
        <Hint role="status" className="tabular">
          {translate('published.comments.count', { smart_count: total })}
        </Hint>
      )}
      {themes.length > 0 && !isSearched && <Themes themes={themes} onSearch={onSearch} />}
      {comments.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('published.comments.list', { question: question.question })}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {withUniqueKeys(comments.slice(0, shown)).map(({ key, comment }) => (
            <Typography component="li" key={key} sx={quoteStyle}>
              {comment}
            </Typography>
          ))}
        </Box>
      )}
      {comments.length > shown && (
        <Button onClick={() => setShown(shown + commentsPerStep)} sx={{ justifySelf: 'start' }}>
          {translate('published.comments.more')}
        </Button>
      )}
    </Box>
  );
}

interface ThemesProps {
  readonly themes: QuestionComments['themes'];
  readonly onSearch: (search: string) => void;
}

function Themes({ themes, onSearch }: ThemesProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  return (
    <Box
      role="group"
      aria-label={translate('published.comments.themes')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {themes.map(({ word, n_band }) => (
        <Chip
          key={word}
          variant="outlined"
          label={translate('published.comments.theme', { word, people: words.people(n_band) })}
          onClick={() => onSearch(word)}
        />
      ))}
    </Box>
  );
}

/** Adds a unique key to each comment, because two comments can be equal. */
function withUniqueKeys(comments: readonly string[]) {
  const times = new Map<string, number>();
  return comments.map((comment) => {
    const time = (times.get(comment) ?? 0) + 1;
    times.set(comment, time);
    return { key: `${time} ${comment}`, comment };
  });
}

const quoteStyle = {
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  paddingInlineStart: 1.5,
  py: 0.5,
  maxWidth: 720,
  overflowWrap: 'anywhere',
} as const;
