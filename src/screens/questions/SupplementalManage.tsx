import { Box, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  type SupplementalAnswer,
  saveSupplemental,
  supplementalQuery,
  translateSupplemental,
} from '../../../dataProviders/questions.ts';
import { canShareQuestion } from '../../../domain/questions/canShareQuestion.ts';
import { supplementalWording } from '../../../domain/questions/supplemental.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { Languages } from './Languages.tsx';
import { Preview } from './Preview.tsx';
import { SupplementalConflict } from './SupplementalConflict.tsx';
import { SupplementalForm } from './SupplementalForm.tsx';
import { SupplementalPreview } from './SupplementalPreview.tsx';
import { type Draft, draftOf, newDraft, settledForm } from './supplementalDraft.ts';
import { supplementalVersions } from './supplementalVersions.ts';
import { Tabs, tabNames, useTab } from './Tabs.tsx';
import { useSupplementalDraft } from './useSupplementalDraft.ts';
import { Versions } from './Versions.tsx';

const list = '/supplemental-questions';

/** A new supplemental question of the account, or a stored one with its translations and versions. */
export default function SupplementalManage() {
  const { id = '' } = useParams();
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={list} label="questions.supplemental.list" />
      {id === 'new' ? <NewQuestion /> : <StoredQuestion key={id} id={Number(id)} />}
    </Box>
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
  const stored = newDraft(isOwn && params.get('shared') === 'yes');
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
      <Tabs shown={['wording', 'preview']}>
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
      </Tabs>
    </>
  );
}

function Question({ question }: { readonly question: SupplementalAnswer }) {
  const translate = useTranslate();
  const [, setTab] = useTab();
  const stored = draftOf(question, question.version);
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
      <Tabs shown={tabNames}>
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
            <Languages
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
            <Versions
              versions={supplementalVersions(question, translate)}
              numbered="option"
              onEdit={(version) => {
                const { form } = draftOf(question, version);
                editing.form.onDraft({ ...draft, form });
                setTab('wording');
              }}
            />
          ),
          preview: <DraftPreview draft={draft} translations={question.translations} isDirty={isDirty} />,
        }}
      </Tabs>
      <SupplementalConflict question={question} editing={editing} />
    </>
  );
}

interface DraftPreviewProps {
  readonly draft: Draft;
  readonly translations: SupplementalAnswer['translations'];
  readonly isDirty: boolean;
}

function DraftPreview({ draft, translations, isDirty }: DraftPreviewProps) {
  const form = settledForm(draft.form);
  return (
    <Preview english={supplementalWording(form)} translations={translations} isDirty={isDirty}>
      {(wording) => <SupplementalPreview wording={wording} form={form} required={draft.required} />}
    </Preview>
  );
}
