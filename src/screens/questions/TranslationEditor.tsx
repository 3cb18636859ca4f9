import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TranslationAnswer } from '../../../contract/v2/questions.ts';
import { partState, partText, type Wording } from '../../../domain/questions/wording.ts';
import { translationProblems } from '../../../domain/questions/wordingProblems.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { usePartName } from './partName.ts';
import { SaveLine } from './SaveLine.tsx';
import { TranslatedPart } from './TranslatedPart.tsx';
import { useProblems } from './useProblems.ts';
import { isConflict } from './useQuestionChange.ts';

export type Translated = TranslationAnswer;

/** One language as it is sent. */
export interface Edited {
  readonly locale: Translated['locale'];
  readonly words: { part: string; text: string }[];
  readonly still_right: string[];
  readonly written_at: string | null;
}

interface EditorProps {
  readonly locale: Translated['locale'];
  readonly name: string;
  readonly english: Wording;
  readonly stored: Translated | null;
  readonly numbered: 'statement' | 'option';
  readonly onSave: (edited: Edited) => Promise<unknown>;
}

const none: Readonly<Record<string, string>> = {};

/** English on the left, the language on the right, part by part. It may be saved half done. */
export function TranslationEditor({ locale, name, english, stored, numbered, onSave }: EditorProps) {
  const translate = useTranslate();
  const partName = usePartName(english, numbered);
  const problems = useProblems();
  const [typed, setTyped] = useState(none);
  const [stillRight, setStillRight] = useState<readonly string[]>([]);
  /** What the first change was made upon; a newer one is somebody else's. */
  const [base, setBase] = useState<string | null | undefined>(undefined);
  const [state, setState] = useState<'open' | 'saving' | 'refused'>('open');
  const storedText = (part: string) => (stored ? partText(stored.words, part) : '');
  const text = (part: string) => typed[part] ?? storedText(part);
  const isDirty = stillRight.length > 0 || english.some(({ part }) => text(part) !== storedText(part));

  function touch() {
    if (base === undefined) setBase(stored?.written_at ?? null);
  }
  function reset() {
    setTyped(none);
    setStillRight([]);
    setBase(undefined);
    setState('open');
    problems.show([]);
  }
  async function save(written_at: string | null) {
    const words = english.map(({ part }) => ({ part, text: text(part) }));
    const found = translationProblems(english, words);
    problems.show(found);
    if (found.length > 0) return;
    setState('saving');
    try {
      await onSave({ locale, words, still_right: [...stillRight], written_at });
      reset();
    } catch (failure) {
      problems.showFrom(failure);
      setState(isConflict(failure) ? 'refused' : 'open');
    }
  }

  return (
    <Card
      component="form"
      noValidate
      aria-label={name}
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, overflow: 'visible' }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(base === undefined ? (stored?.written_at ?? null) : base);
      }}
    >
      <Box>
        <Typography variant="h2">{name}</Typography>
        <Typography color="text.secondary">{translate('questions.languages.rule')}</Typography>
        {stored && (
          <Typography variant="body2" color="text.secondary">
            {translate('questions.languages.written')} <RelativeTime at={stored.written_at} />
            {stored.written_by && ` · ${stored.written_by}`}
          </Typography>
        )}
      </Box>
      {state === 'refused' && (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" size="small" onClick={reset}>
                {translate('questions.languages.reload')}
              </Button>
              <Button color="inherit" size="small" onClick={() => void save(stored?.written_at ?? null)}>
                {translate('questions.languages.keep')}
              </Button>
            </>
          }
        >
          {translate('questions.languages.conflict')}
        </Alert>
      )}
      {english.map(({ part, text: source }) => (
        <TranslatedPart
          key={part}
          lang={locale}
          label={partName(part)}
          source={source}
          text={text(part)}
          wasSource={
            partState(english, stored, part) === 'outdated' && stored ? partText(stored.source, part) : null
          }
          isTouched={text(part) !== storedText(part)}
          isStillRight={stillRight.includes(part)}
          problem={problems.at(part)}
          onText={(words) => {
            touch();
            setTyped({ ...typed, [part]: words });
          }}
          onStillRight={(isRight) => {
            touch();
            setStillRight(isRight ? [...stillRight, part] : stillRight.filter((one) => one !== part));
          }}
        />
      ))}
      <SaveLine
        label={translate('questions.languages.save')}
        isDirty={isDirty}
        busy={state === 'saving'}
        onDiscard={reset}
      />
    </Card>
  );
}
