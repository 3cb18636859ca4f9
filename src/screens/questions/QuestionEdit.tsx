import { Button, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import {
  activateQuestion,
  type QuestionDetails,
  questionKeys,
  questionQuery,
  saveQuestion,
  translateQuestion,
} from '../../../dataProviders/questions.ts';
import { blockWording, validateBlock } from '../../../domain/questions/questionBlock.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { blockSide, blockVersions } from './blockVersions.ts';
import { QuestionBlockPreview } from './QuestionBlockPreview.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { QuestionTabs, questionTabs, useQuestionTab } from './QuestionTabs.tsx';
import { QuestionTranslations } from './QuestionTranslations.tsx';
import { isSaveConflict, isShownInForm } from './saveFailures.ts';
import { useFormProblems } from './useFormProblems.ts';
import { VersionConflictDialog } from './VersionConflictDialog.tsx';
import { VersionHistory } from './VersionHistory.tsx';
import { WordingForm } from './WordingForm.tsx';
import { isSameWording, toWordingDraft, type WordingDraft } from './wordingDraft.ts';

/** A question of the assessments: its wording, translations, versions and preview. */
export default function QuestionEdit() {
  const id = Number(useParams().id);
  const query = useQuery(questionQuery(useAccountId(), id));
  return (
    <>
      <BackLink to="/questions" label="questions.list" />
      <QueryState
        query={query}
        failed="questions.failed"
        missing="questions.missing"
        loading="questions.loading"
        shape="page"
      >
        {(question) => <Question key={id} question={question} />}
      </QueryState>
    </>
  );
}

const emptyDraft: WordingDraft = { text: '', element_id: null, statements: [], keeps_meaning: false };

function Question({ question }: { readonly question: QuestionDetails }) {
  const translate = useTranslate();
  const problems = useFormProblems();
  const [, setTab] = useQuestionTab();
  const stored = toWordingDraft(question, question.version) ?? emptyDraft;
  const [edited, setEdited] = useState<WordingDraft | null>(null);
  /** The version that was current when editing began. */
  const [base, setBase] = useState(question.version);
  const draft = edited ?? stored;
  const isDirty = edited !== null && !isSameWording(edited, stored);
  const versions = blockVersions(question, translate);

  const save = useAction((version: number) => saveQuestion({ ...draft, id: question.id, version }), {
    invalidates: questionKeys,
    isShownOnPage: isShownInForm,
    onDone: reset,
  });
  const activate = useAction((active: boolean) => activateQuestion(question.id, active), {
    invalidates: questionKeys,
  });

  function handleEdit(next: WordingDraft) {
    if (edited === null) setBase(question.version);
    setEdited(next);
  }
  function reset() {
    setEdited(null);
    problems.show([]);
    save.reset();
  }
  function checkAndSave(version: number) {
    const invalid = validateBlock({ kind: question.kind, text: draft.text, statements: draft.statements });
    problems.show(invalid);
    if (invalid.length === 0) save.mutate(version, { onError: problems.showFrom });
  }

  return (
    <>
      <Heading question={question} busy={activate.isPending} onActivate={activate.mutate} />
      <QuestionTabs shown={questionTabs}>
        {{
          wording: (
            <WordingForm
              question={question}
              draft={draft}
              onDraft={handleEdit}
              isDirty={isDirty}
              busy={save.isPending}
              problems={problems}
              onSave={() => checkAndSave(edited === null ? question.version : base)}
              onDiscard={reset}
            />
          ),
          languages: (
            <QuestionTranslations
              english={blockWording(stored)}
              translations={question.translations}
              numbered="statement"
              isDirty={isDirty}
              onSave={(translation) =>
                translateQuestion({ ...translation, id: question.id, version: question.version })
              }
            />
          ),
          versions: (
            <VersionHistory
              versions={versions}
              numbered="statement"
              onEdit={(version) => {
                handleEdit(toWordingDraft(question, version) ?? stored);
                setTab('wording');
              }}
            />
          ),
          preview: (
            <QuestionPreview
              english={blockWording(draft)}
              translations={question.translations}
              isDirty={isDirty}
            >
              {(wording) => (
                <QuestionBlockPreview
                  kind={question.kind}
                  wording={wording}
                  firstName={translate('questions.preview.firstName')}
                />
              )}
            </QuestionPreview>
          ),
        }}
      </QuestionTabs>
      {isSaveConflict(save.error) && question.version !== base && (
        <VersionConflictDialog
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
          onClose={save.reset}
        />
      )}
    </>
  );
}

interface HeadingProps {
  readonly question: QuestionDetails;
  readonly busy: boolean;
  readonly onActivate: (active: boolean) => void;
}

function Heading({ question, busy, onActivate }: HeadingProps) {
  const translate = useTranslate();
  const { kind, code, version, active, versions, elements } = question;
  const current = versions.find((one) => one.version === version);
  const element = elements.find(({ id }) => id === current?.element_id);
  const running = versions.reduce((sum, one) => sum + one.open_campaigns, 0);
  const facts = [
    translate(`resources.question_bank.choices.kind.${kind}`),
    ...(element ? [element.topic, element.element] : []),
    ...(kind === 'm' ? [] : [code]),
    translate('questions.versionShort', { version }),
    ...(running > 0 ? [translate('questions.usedIn', { smart_count: running })] : []),
  ];
  return (
    <PageHeader
      title={
        <>
          {current?.text}{' '}
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
