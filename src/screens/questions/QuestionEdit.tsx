import { Button, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import {
  activateQuestion,
  type QuestionAnswer,
  readQuestion,
  saveQuestion,
  translateQuestion,
} from '../../../dataProviders/questions.ts';
import { blockProblems, blockWording } from '../../../domain/questions/block.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { BlockPreview } from './BlockPreview.tsx';
import { blockSide, blockVersions } from './blockVersions.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Draft, draftOf, isSameWording } from './draft.ts';
import { Languages } from './Languages.tsx';
import { Preview } from './Preview.tsx';
import { QuestionPage } from './QuestionPage.tsx';
import { Tabs, tabNames, useTab } from './Tabs.tsx';
import type { Edited } from './TranslationEditor.tsx';
import { useProblems } from './useProblems.ts';
import { isConflict, questionsKey, useQuestionChange } from './useQuestionChange.ts';
import { Versions } from './Versions.tsx';
import { WordingForm } from './WordingForm.tsx';

/** A question of the assessments: its wording, its languages, what it said before, and how it looks. */
export default function QuestionEdit() {
  const id = Number(useParams().id);
  const query = useQuery({ queryKey: [questionsKey, 'bank', id], queryFn: () => readQuestion(id) });
  return (
    <QuestionPage back={{ to: '/questions', label: 'questions.list' }} asked={query}>
      {query.data && <Question key={id} question={query.data} />}
    </QuestionPage>
  );
}

const empty: Draft = { text: '', element_id: null, statements: [], keeps_meaning: false };

function Question({ question }: { readonly question: QuestionAnswer }) {
  const translate = useTranslate();
  const problems = useProblems();
  const [, openTab] = useTab();
  const stored = draftOf(question, question.version) ?? empty;
  const [typed, type] = useState<Draft | null>(null);
  /** The version that the typing began with. */
  const [base, setBase] = useState(question.version);
  const [isRefused, setRefused] = useState(false);
  const draft = typed ?? stored;
  const isDirty = typed !== null && !isSameWording(typed, stored);
  const english = blockWording(stored);
  const versions = blockVersions(question, translate);

  const save = useQuestionChange((version: number) => saveQuestion({ ...draft, id: question.id, version }), {
    say: (message) => message,
    after: () => reset(),
    onRefused: (failure) => {
      setRefused(isConflict(failure));
      return isConflict(failure) || problems.showFrom(failure);
    },
  });
  const activate = useQuestionChange((active: boolean) => activateQuestion(question.id, active), {
    say: (message) => message,
  });
  const saveTranslation = useQuestionChange(
    (edited: Edited) => translateQuestion({ ...edited, id: question.id, version: question.version }),
    { say: (message) => message, onRefused: isConflict },
  );

  function edit(next: Draft) {
    if (typed === null) setBase(question.version);
    type(next);
  }
  function reset() {
    type(null);
    setRefused(false);
    problems.show([]);
  }
  function checkAndSave(version: number) {
    const found = blockProblems({ kind: question.kind, text: draft.text, statements: draft.statements });
    problems.show(found);
    if (found.length === 0) save.mutate(version);
  }

  return (
    <>
      <Heading
        question={question}
        busy={activate.isPending}
        onActivate={(active) => activate.mutate(active)}
      />
      <Tabs shown={tabNames}>
        {{
          wording: (
            <WordingForm
              question={question}
              draft={draft}
              onDraft={edit}
              isDirty={isDirty}
              busy={save.isPending}
              problems={problems}
              onSave={() => checkAndSave(typed === null ? question.version : base)}
              onDiscard={reset}
            />
          ),
          languages: (
            <Languages
              english={english}
              translations={question.translations}
              numbered="statement"
              isDirty={isDirty}
              onSave={saveTranslation.mutateAsync}
            />
          ),
          versions: (
            <Versions
              versions={versions}
              numbered="statement"
              onEdit={(version) => {
                edit(draftOf(question, version) ?? stored);
                openTab('wording');
              }}
            />
          ),
          preview: (
            <Preview english={blockWording(draft)} translations={question.translations} isDirty={isDirty}>
              {(words) => (
                <BlockPreview
                  kind={question.kind}
                  words={words}
                  firstName={translate('questions.preview.firstName')}
                />
              )}
            </Preview>
          ),
        }}
      </Tabs>
      {isRefused && question.version !== base && (
        <ConflictDialog
          version={question.version}
          mine={blockSide(translate('questions.conflict.mine'), draft, question, translate)}
          theirs={
            versions.find(({ version }) => version === question.version) ??
            blockSide('', stored, question, translate)
          }
          numbered="statement"
          busy={save.isPending}
          onKeep={() => {
            setBase(question.version);
            checkAndSave(question.version);
          }}
          onTake={reset}
          onClose={() => setRefused(false)}
        />
      )}
    </>
  );
}

interface HeadingProps {
  readonly question: QuestionAnswer;
  readonly busy: boolean;
  readonly onActivate: (active: boolean) => void;
}

function Heading({ question, busy, onActivate }: HeadingProps) {
  const translate = useTranslate();
  const { kind, code, version, active, versions, elements } = question;
  const asked = versions.find((one) => one.version === version);
  const element = elements.find(({ id }) => id === asked?.element_id);
  const running = versions.reduce((sum, one) => sum + one.open_campaigns, 0);
  const facts = [
    translate(`resources.question_bank.choices.kind.${kind}`),
    ...(element ? [element.topic, element.element] : []),
    ...(kind === 'm' ? [] : [code]),
    translate('questions.versionShort', { version }),
    ...(running > 0 ? [translate('questions.asked', { smart_count: running })] : []),
  ];
  return (
    <PageHeader
      title={
        <>
          {asked?.text}{' '}
          {!active && <Chip size="small" variant="outlined" label={translate('questions.inactive')} />}
        </>
      }
      purpose={facts.join(' · ')}
      action={
        <Button variant="outlined" loading={busy} onClick={() => onActivate(!active)}>
          {translate(active ? 'questions.deactivate' : 'questions.activate')}
        </Button>
      }
    />
  );
}
