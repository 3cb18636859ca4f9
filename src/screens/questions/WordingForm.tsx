import {
  Alert,
  Autocomplete,
  Card,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { QuestionAnswer } from '../../../dataProviders/questions.ts';
import { type Block, blockHints } from '../../../domain/questions/block.ts';
import type { Draft, StatementDraft } from './draft.ts';
import { SaveLine } from './SaveLine.tsx';
import { StatementField } from './StatementField.tsx';
import type { Problems } from './useProblems.ts';

interface WordingFormProps {
  readonly question: QuestionAnswer;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly problems: Problems;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** The English of a question, its element and its keys. Saving it makes the next version. */
export function WordingForm({
  question,
  draft,
  onDraft,
  isDirty,
  busy,
  problems,
  onSave,
  onDiscard,
}: WordingFormProps) {
  const translate = useTranslate();
  const word = (name: string, params = {}) => translate(`questions.form.${name}`, params);
  const statementsTitle = useId();
  const block: Block = { kind: question.kind, text: draft.text, statements: draft.statements };
  const isOfOneElement = question.kind === 'm';
  const flaw = problems.at('options');
  const nextVersion = Math.max(...question.versions.map(({ version }) => version)) + 1;

  function change(id: number, bend: Partial<StatementDraft>) {
    const statements = draft.statements.map((one) => (one.id === id ? { ...one, ...bend } : one));
    onDraft({ ...draft, statements });
  }

  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 24, maxWidth: 640 }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Card sx={sectionStyle}>
        <TextField
          label={translate('questions.parts.text')}
          value={draft.text}
          required
          multiline
          error={problems.at('text') !== null}
          helperText={problems.at('text') ?? undefined}
          onChange={(event) => onDraft({ ...draft, text: event.target.value })}
        />
        {isOfOneElement && (
          <Autocomplete
            options={question.elements}
            groupBy={({ topic }) => topic}
            getOptionLabel={({ element }) => element}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            value={question.elements.find(({ id }) => id === draft.element_id) ?? null}
            onChange={(_event, element) => onDraft({ ...draft, element_id: element?.id ?? null })}
            renderInput={(params) => (
              <TextField
                {...params}
                required
                label={word('element')}
                error={problems.at('element_id') !== null}
                helperText={problems.at('element_id') ?? word('elementHelp')}
              />
            )}
          />
        )}
      </Card>
      <Card component="section" aria-labelledby={statementsTitle} sx={sectionStyle}>
        <div>
          <Typography id={statementsTitle} variant="h2">
            {word('statements')}
          </Typography>
          <Typography color="text.secondary">
            {word(isOfOneElement ? 'statementsHelp' : 'metricsHelp')}
          </Typography>
        </div>
        {draft.statements.map((statement, at) => (
          <StatementField
            key={statement.id}
            kind={question.kind}
            place={at + 1}
            statement={statement}
            problems={problems}
            onChange={(bend) => change(statement.id, bend)}
          />
        ))}
        <Typography variant="body2" color="text.secondary">
          {word(isOfOneElement ? 'keysHelp' : 'reversedHelp')}
        </Typography>
        {flaw && (
          <Alert severity="error" role="alert">
            {flaw}
          </Alert>
        )}
        {blockHints(block).map((hint) => (
          <Alert key={hint} severity="info">
            {word(`hints.${hint}`)}
          </Alert>
        ))}
      </Card>
      {isDirty && question.translations.length > 0 && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={draft.keeps_meaning}
                onChange={(event) => onDraft({ ...draft, keeps_meaning: event.target.checked })}
              />
            }
            label={word('keepsMeaning')}
          />
          <FormHelperText>{word('keepsMeaningHelp')}</FormHelperText>
        </div>
      )}
      {isDirty && <Typography color="text.secondary">{word('running')}</Typography>}
      <SaveLine
        label={word('saveAs', { version: nextVersion })}
        isDirty={isDirty}
        busy={busy}
        onDiscard={onDiscard}
      />
    </form>
  );
}

const sectionStyle = { p: { xs: 2, md: 3 }, display: 'grid', gap: 2, overflow: 'visible' } as const;
