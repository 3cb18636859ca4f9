import { Alert, Autocomplete, Card, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { QuestionDetails } from '../../../dataProviders/questions.ts';
import { blockHints, type QuestionBlock } from '../../../domain/questions/questionBlock.ts';
import { StickySaveBar } from '../../kit/forms/StickySaveBar.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { pageWidths } from '../../theme/pageWidths.ts';
import { KeepsMeaningField } from './KeepsMeaningField.tsx';
import { StatementField } from './StatementField.tsx';
import type { FormProblems } from './useFormProblems.ts';
import type { StatementDraft, WordingDraft } from './wordingDraft.ts';

interface Props {
  readonly question: QuestionDetails;
  readonly draft: WordingDraft;
  readonly onDraft: (draft: WordingDraft) => void;
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly problems: FormProblems;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** The English wording of a question with its element and keys. Saving creates the next version. */
export function WordingForm({ question, draft, onDraft, isDirty, busy, problems, onSave, onDiscard }: Props) {
  const translate = useTranslate();
  const words = (name: string, params?: object) => translate(`questions.form.${name}`, params);
  const block: QuestionBlock = { kind: question.kind, text: draft.text, statements: draft.statements };
  const isOfOneElement = question.kind === 'm';
  const problem = problems.at('options');
  const nextVersion = Math.max(...question.versions.map(({ version }) => version)) + 1;

  function handleChange(id: number, change: Partial<StatementDraft>) {
    const statements = draft.statements.map((one) => (one.id === id ? { ...one, ...change } : one));
    onDraft({ ...draft, statements });
  }

  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 24, maxWidth: pageWidths.form }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, overflow: 'visible' }}>
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
                label={words('element')}
                error={problems.at('element_id') !== null}
                helperText={problems.at('element_id') ?? words('elementHelp')}
              />
            )}
          />
        )}
      </Card>
      <Panel title={words('statements')} text={words(isOfOneElement ? 'statementsHelp' : 'metricsHelp')}>
        {draft.statements.map((statement, index) => (
          <StatementField
            key={statement.id}
            kind={question.kind}
            number={index + 1}
            statement={statement}
            problems={problems}
            onChange={(change) => handleChange(statement.id, change)}
          />
        ))}
        <Hint>{words(isOfOneElement ? 'keysHelp' : 'reversedHelp')}</Hint>
        {problem && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        {blockHints(block).map((hint) => (
          <Alert key={hint} severity="info">
            {words(`hints.${hint}`)}
          </Alert>
        ))}
      </Panel>
      {isDirty && question.translations.length > 0 && (
        <KeepsMeaningField
          value={draft.keeps_meaning}
          onChange={(keeps_meaning) => onDraft({ ...draft, keeps_meaning })}
        />
      )}
      {isDirty && <SecondaryText>{words('running')}</SecondaryText>}
      <StickySaveBar
        label={words('saveAs', { version: nextVersion })}
        isDirty={isDirty}
        busy={busy}
        onDiscard={onDiscard}
      />
    </form>
  );
}
