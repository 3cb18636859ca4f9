import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  type SupplementalQuestionDetails,
  saveSupplemental,
  supplementalQuery,
  translateSupplemental,
} from '../../../dataProviders/questions.ts';
import { canShareQuestion } from '../../../domain/questions/canShareQuestion.ts';
import { supplementalWording } from '../../../domain/questions/supplementalForm.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { QuestionTabs, questionTabs, useQuestionTab } from './QuestionTabs.tsx';
import { QuestionTranslations } from './QuestionTranslations.tsx';
import { SupplementalConflict } from './SupplementalConflict.tsx';
import { SupplementalForm } from './SupplementalForm.tsx';
import { SupplementalPreview } from './SupplementalPreview.tsx';
import {
  newSupplementalDraft,
  normalizedForm,
  type SupplementalFormDraft,
  toSupplementalDraft,
} from './supplementalDraft.ts';
import { supplementalVersions } from './supplementalVersions.ts';
import { useSupplementalDraft } from './useSupplementalDraft.ts';
import { VersionHistory } from './VersionHistory.tsx';

const list = '/supplemental-questions';

/** A new custom question of the account, or a stored one with its translations and versions. */
export default function SupplementalManage() {
  const { id = '' } = useParams();
  return (
    <>
      <BackLink to={list} label="questions.supplemental.list" />
      {id === 'new' ? <NewQuestion /> : <StoredQuestion key={id} id={Number(id)} />}
    </>
  );
}

function StoredQuestion({ id }: { readonly id: number }) {
  const query = useQuery(supplementalQuery(useAccountId(), id));
  return (
    <QueryState
      query={query}
      failed="questions.failed"
      missing="questions.missing"
      loading="questions.loading"
      shape="page"
    >
      {(question) => <Question question={question} />}
    </QueryState>
  );
}

function NewQuestion() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { user, ownAccount, currentAccount } = usePerson();
  const isOwn = canShareQuestion(user, ownAccount.id, currentAccount.id);
  const stored = newSupplementalDraft(isOwn && params.get('shared') === 'yes');
  const editing = useSupplementalDraft(stored, {
    save: (draft) => saveSupplemental({ ...draft, id: null, updated_at: null }),
    onSaved: (id) => void navigate(`${list}/manage/${id}`, { replace: true }),
  });
  return (
    <>
      <PageHeader
        title={translate('questions.supplemental.new')}
        purpose={translate('questions.supplemental.newPurpose')}
      />
      <QuestionTabs shown={['wording', 'preview']}>
        {{
          wording: (
            <SupplementalForm
              {...editing.form}
              isNew
              nextVersion={null}
              isTranslated={false}
              canShare={isOwn}
              onSave={() => editing.save(null)}
            />
          ),
          preview: (
            <DraftPreview draft={editing.form.draft} translations={[]} isDirty={editing.form.isDirty} />
          ),
          languages: null,
          versions: null,
        }}
      </QuestionTabs>
    </>
  );
}

function Question({ question }: { readonly question: SupplementalQuestionDetails }) {
  const translate = useTranslate();
  const [, setTab] = useQuestionTab();
  const stored = toSupplementalDraft(question, question.version);
  const editing = useSupplementalDraft(stored, {
    updatedAt: question.updated_at,
    save: (draft, updated_at) => saveSupplemental({ ...draft, id: question.id, updated_at }),
  });
  const newest = question.versions[0]?.version ?? 1;
  const { draft, isDirty } = editing.form;
  const facts = [
    translate(`resources.supplemental_questions.choices.kind.${stored.form.kind}`),
    translate('questions.versionShort', { version: question.version }),
  ];
  return (
    <>
      <PageHeader
        title={
          <>
            {stored.form.text}{' '}
            {!question.active && (
              <Chip size="small" variant="outlined" label={translate('questions.inactive')} />
            )}
          </>
        }
        purpose={facts.join(' · ')}
      />
      <QuestionTabs shown={questionTabs}>
        {{
          wording: (
            <SupplementalForm
              {...editing.form}
              isNew={false}
              nextVersion={editing.isDifferent ? newest + 1 : null}
              isTranslated={question.translations.length > 0}
              canShare={question.may_share}
              onSave={() => editing.save(editing.base)}
            />
          ),
          languages: (
            <QuestionTranslations
              english={supplementalWording(stored.form)}
              translations={question.translations}
              numbered="option"
              isDirty={editing.isDifferent}
              onSave={(translation) =>
                translateSupplemental({ ...translation, id: question.id, version: question.version })
              }
            />
          ),
          versions: (
            <VersionHistory
              versions={supplementalVersions(question, translate)}
              numbered="option"
              onEdit={(version) => {
                const { form } = toSupplementalDraft(question, version);
                editing.form.onDraft({ ...draft, form });
                setTab('wording');
              }}
            />
          ),
          preview: <DraftPreview draft={draft} translations={question.translations} isDirty={isDirty} />,
        }}
      </QuestionTabs>
      <SupplementalConflict question={question} editing={editing} />
    </>
  );
}

interface DraftPreviewProps {
  readonly draft: SupplementalFormDraft;
  readonly translations: SupplementalQuestionDetails['translations'];
  readonly isDirty: boolean;
}

function DraftPreview({ draft, translations, isDirty }: DraftPreviewProps) {
  const form = normalizedForm(draft.form);
  return (
    <QuestionPreview english={supplementalWording(form)} translations={translations} isDirty={isDirty}>
      {(wording) => <SupplementalPreview wording={wording} form={form} required={draft.required} />}
    </QuestionPreview>
  );
}
