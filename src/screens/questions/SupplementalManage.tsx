import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  readSupplemental,
  type SupplementalAnswer,
  saveSupplemental,
  translateSupplemental,
} from '../../../dataProviders/questions.ts';
import { canShareQuestion } from '../../../domain/questions/canShareQuestion.ts';
import { supplementalWording } from '../../../domain/questions/supplemental.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Languages } from './Languages.tsx';
import { Preview } from './Preview.tsx';
import { QuestionPage } from './QuestionPage.tsx';
import { SupplementalConflict } from './SupplementalConflict.tsx';
import { SupplementalForm } from './SupplementalForm.tsx';
import { SupplementalPreview } from './SupplementalPreview.tsx';
import { type Draft, draftOf, newDraft, settledForm } from './supplementalDraft.ts';
import { supplementalVersions } from './supplementalVersions.ts';
import { Tabs, tabNames, useTab } from './Tabs.tsx';
import type { Edited } from './TranslationEditor.tsx';
import { isConflict, questionsKey, useQuestionChange } from './useQuestionChange.ts';
import { useSupplemental } from './useSupplemental.ts';
import { Versions } from './Versions.tsx';

const list = '/supplemental-questions';

/** A supplemental question of the account: a new one, or one with its languages and versions. */
export default function SupplementalManage() {
  const { id: named = '' } = useParams();
  const { currentAccount } = usePerson();
  const isNew = named === 'new';
  const query = useQuery({
    queryKey: [questionsKey, 'supplemental', currentAccount.id, named],
    queryFn: () => readSupplemental(Number(named)),
    enabled: !isNew,
  });
  const back = { to: list, label: 'questions.supplemental.list' };
  if (isNew) {
    return (
      <QuestionPage back={back} asked={{ isPending: false, error: null, refetch: () => {} }}>
        <NewQuestion />
      </QuestionPage>
    );
  }
  return (
    <QuestionPage back={back} asked={query}>
      {query.data && <Question key={query.data.id} question={query.data} />}
    </QuestionPage>
  );
}

function NewQuestion() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { user, ownAccount, currentAccount } = usePerson();
  const isOwn = canShareQuestion(user, ownAccount.id, currentAccount.id);
  const stored = newDraft(isOwn && params.get('shared') === 'yes');
  const editing = useSupplemental(stored, {
    save: (draft) => saveSupplemental({ ...draft, id: null, updated_at: null }),
    after: (id) => void navigate(`${list}/manage/${id}`, { replace: true }),
  });
  return (
    <>
      <PageHeader
        title={translate('questions.supplemental.new')}
        purpose={translate('questions.supplemental.newPurpose')}
      />
      <Tabs shown={['wording', 'preview']}>
        {{
          wording: (
            <SupplementalForm
              {...editing.form}
              isNew
              nextVersion={null}
              isTranslated={false}
              mayShare={isOwn}
              onSave={() => editing.save(null)}
            />
          ),
          preview: <Shown draft={editing.form.draft} translations={[]} isDirty={editing.form.isDirty} />,
          languages: null,
          versions: null,
        }}
      </Tabs>
    </>
  );
}

function Question({ question }: { readonly question: SupplementalAnswer }) {
  const translate = useTranslate();
  const [, openTab] = useTab();
  const stored = draftOf(question, question.version);
  const editing = useSupplemental(stored, {
    state: question.updated_at,
    save: (draft, updated_at) => saveSupplemental({ ...draft, id: question.id, updated_at }),
  });
  const saveTranslation = useQuestionChange(
    (edited: Edited) => translateSupplemental({ ...edited, id: question.id, version: question.version }),
    { say: (message) => message, onRefused: isConflict },
  );
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
      <Tabs shown={tabNames}>
        {{
          wording: (
            <SupplementalForm
              {...editing.form}
              isNew={false}
              nextVersion={editing.asksOtherwise ? newest + 1 : null}
              isTranslated={question.translations.length > 0}
              mayShare={question.may_share}
              onSave={() => editing.save(editing.base)}
            />
          ),
          languages: (
            <Languages
              english={supplementalWording(stored.form)}
              translations={question.translations}
              numbered="option"
              isDirty={editing.asksOtherwise}
              onSave={saveTranslation.mutateAsync}
            />
          ),
          versions: (
            <Versions
              versions={supplementalVersions(question, translate)}
              numbered="option"
              onEdit={(version) => {
                const { form } = draftOf(question, version);
                editing.form.onDraft({ ...draft, form });
                openTab('wording');
              }}
            />
          ),
          preview: <Shown draft={draft} translations={question.translations} isDirty={isDirty} />,
        }}
      </Tabs>
      <SupplementalConflict question={question} editing={editing} />
    </>
  );
}

interface ShownProps {
  readonly draft: Draft;
  readonly translations: SupplementalAnswer['translations'];
  readonly isDirty: boolean;
}

function Shown({ draft, translations, isDirty }: ShownProps) {
  const form = settledForm(draft.form);
  return (
    <Preview english={supplementalWording(form)} translations={translations} isDirty={isDirty}>
      {(words) => <SupplementalPreview words={words} form={form} required={draft.required} />}
    </Preview>
  );
}
