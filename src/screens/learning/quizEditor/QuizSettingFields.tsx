import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../kit/page/Panel.tsx';
import type { QuestionProblems, QuizSettingsForm } from './quizForm.ts';

type NumberField = 'pass_mark' | 'max_attempts' | 'questions_drawn';

interface Props {
  readonly settings: QuizSettingsForm;
  readonly problems: QuestionProblems;
  readonly onSettings: (settings: QuizSettingsForm) => void;
}

/** The pass mark, attempts and order of a quiz. */
export function QuizSettingFields({ settings, problems, onSettings }: Props) {
  const translate = useTranslate();
  const numberField = (name: NumberField, helperText?: string) => {
    const problem = problems.find(({ question, part }) => question === null && part === name);
    return (
      <TextField
        key={name}
        label={translate(`quizEditor.settings.${name}`)}
        type="number"
        required={name === 'pass_mark'}
        value={settings[name] || ''}
        error={problem !== undefined}
        helperText={problem ? translate(`rules.${problem.problem}`, problem.params) : helperText}
        onChange={({ target }) => {
          const value = target.value === '' ? null : Number(target.value);
          onSettings({ ...settings, [name]: name === 'pass_mark' ? (value ?? 0) : value });
        }}
        sx={{ flex: '1 1 200px' }}
      />
    );
  };
  const checkbox = (name: 'shuffle_questions' | 'shuffle_options') => (
    <FormControlLabel
      label={translate(`quizEditor.settings.${name}`)}
      control={
        <Checkbox
          checked={settings[name]}
          onChange={(_event, isChecked) => onSettings({ ...settings, [name]: isChecked })}
        />
      }
    />
  );
  return (
    <Panel title={translate('quizEditor.settings.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        {numberField('pass_mark')}
        {numberField('max_attempts', translate('quizEditor.settings.max_attemptsHelp'))}
        {numberField('questions_drawn', translate('quizEditor.settings.questions_drawnHelp'))}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {checkbox('shuffle_questions')}
        {checkbox('shuffle_options')}
      </Box>
    </Panel>
  );
}
