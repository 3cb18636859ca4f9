import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { QuestionTranslation } from '../../../contract/v2/questions.ts';
import { questionKeys } from '../../../dataProviders/questions.ts';
import { partState, partText, type Wording } from '../../../domain/questions/wording.ts';
import { translationProblems } from '../../../domain/questions/wordingProblems.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { StickySaveBar } from '../../kit/forms/StickySaveBar.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { isSaveConflict, isShownInForm } from './saveFailures.ts';
import { TranslatedPart } from './TranslatedPart.tsx';
import { useFormProblems } from './useFormProblems.ts';
import { useWordingPartName } from './useWordingPartName.ts';

export type Translated = QuestionTranslation;

/** The edited translation of one language. */
export interface TranslationDraft {
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
  readonly onSave: (translation: TranslationDraft) => Promise<string>;
}

const noTexts: Readonly<Record<string, string>> = {};

/** English and its translation side by side, part by part. An incomplete translation can be saved. */
export function TranslationEditor({ locale, name, english, stored, numbered, onSave }: EditorProps) {
  const translate = useTranslate();
  const partName = useWordingPartName(english, numbered);
  const problems = useFormProblems();
  const [typed, setTyped] = useState(noTexts);
  const [stillRight, setStillRight] = useState<readonly string[]>([]);
  /** When the stored translation was saved as of the start of editing; undefined before. A later time means that someone else has saved. */
  const [base, setBase] = useState<string | null | undefined>(undefined);
  const storedText = (part: string) => (stored ? partText(stored.words, part) : '');
  const text = (part: string) => typed[part] ?? storedText(part);
  const isDirty = stillRight.length > 0 || english.some(({ part }) => text(part) !== storedText(part));

  const saving = useAction(onSave, {
    invalidates: questionKeys,
    isShownOnPage: isShownInForm,
    onDone: reset,
  });

  function markEdited() {
    if (base === undefined) setBase(stored?.written_at ?? null);
  }
  function reset() {
    setTyped(noTexts);
    setStillRight([]);
    setBase(undefined);
    problems.show([]);
    saving.reset();
  }
  function save(written_at: string | null) {
    const words = english.map(({ part }) => ({ part, text: text(part) }));
    const invalid = translationProblems(english, words);
    problems.show(invalid);
    if (invalid.length > 0) return;
    const draft = { locale, words, still_right: [...stillRight], written_at };
    saving.mutate(draft, { onError: problems.showFrom });
  }

  return (
    <Card
      component="form"
      noValidate
      aria-label={name}
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, overflow: 'visible' }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(base === undefined ? (stored?.written_at ?? null) : base);
      }}
    >
      <Box>
        <Typography variant="h2">{name}</Typography>
        <SecondaryText>{translate('questions.languages.rule')}</SecondaryText>
        {stored && (
          <Hint>
            {translate('questions.languages.written')} <RelativeTime at={stored.written_at} />
            {stored.written_by && ` · ${stored.written_by}`}
          </Hint>
        )}
      </Box>
      {isSaveConflict(saving.error) && (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" size="small" onClick={reset}>
                {translate('questions.languages.reload')}
              </Button>
              <Button color="inherit" size="small" onClick={() => save(stored?.written_at ?? null)}>
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
          onText={(next) => {
            markEdited();
            setTyped({ ...typed, [part]: next });
          }}
          onStillRight={(isRight) => {
            markEdited();
            setStillRight(isRight ? [...stillRight, part] : stillRight.filter((one) => one !== part));
          }}
        />
      ))}
      <StickySaveBar
        label={translate('questions.languages.save')}
        isDirty={isDirty}
        busy={saving.isPending}
        onDiscard={reset}
      />
    </Card>
  );
}
