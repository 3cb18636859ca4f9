import { useEffect, useMemo } from 'react';
import type { Entry, Opened } from '../../dataProviders/survey.ts';
import { brandNames } from '../../domain/accounts/brandNames.ts';
import { ApplicantNotice } from './ApplicantNotice.tsx';
import { EndingScreen } from './EndingScreen.tsx';
import { FailureScreen } from './FailureScreen.tsx';
import { Header } from './Header.tsx';
import { Intro } from './Intro.tsx';
import { namesOf } from './names.ts';
import { QuestionScreen } from './QuestionScreen.tsx';
import { SavingScreen } from './SavingScreen.tsx';
import { SupplementalScreen } from './SupplementalScreen.tsx';
import { knowing, type Translator, TranslatorContext, useTranslate } from './translate.ts';
import { type Survey, useSurvey } from './useSurvey.ts';
import { useTranslator } from './useTranslator.ts';

interface Props {
  readonly entry: Entry;
  /** Opens a page of the main application. */
  readonly leave: (path: string) => void;
  readonly translator: Translator;
}

/** The respondent's page: one step at a time, without navigation. */
export function Respondent({ entry, leave, translator: initial }: Props) {
  const survey = useSurvey(entry, leave);
  const { opened } = survey.flow;
  const kind = opened?.kind ?? entry.kind;
  const { translator, chooseLanguage } = useTranslator(initial, opened?.locale ?? null);
  const translate = useMemo(
    () => (opened ? knowing(translator, namesOf(opened, translator)) : translator),
    [opened, translator],
  );

  useEffect(() => {
    const title = translate(`titles.${kind ?? 'any'}`);
    document.title = translate('titles.page', { title, product: brandNames.productName });
  }, [kind, translate]);

  return (
    <TranslatorContext value={translate}>
      <div className="survey">
        <Header company={opened?.campaign?.company ?? null} onChooseLanguage={chooseLanguage} />
        <Stage key={opened?.device_key} survey={survey} />
      </div>
    </TranslatorContext>
  );
}

function Stage({ survey }: { readonly survey: Survey }) {
  const { failure, says, opened, session } = survey.flow;
  if (failure !== null) return <FailureScreen failure={failure} says={says} onRetry={survey.reopen} />;
  if (opened === null || session === null) return <Opening />;
  if (session.phase === 'ending' && session.ending) {
    return <EndingScreen ending={session.ending} opened={opened} onFeedback={survey.sendFeedback} />;
  }
  if (session.phase === 'intro') return <Beginning survey={survey} opened={opened} />;
  if (session.phase === 'saving') return <SavingScreen survey={survey} opened={opened} />;
  if (session.phase === 'supplemental') {
    return <SupplementalScreen survey={survey} opened={opened} session={session} />;
  }
  return <QuestionScreen survey={survey} opened={opened} session={session} />;
}

/** An applicant consents to a notice before the intro. */
function Beginning({ survey, opened }: { readonly survey: Survey; readonly opened: Opened }) {
  if (opened.applying?.consented === false)
    return <ApplicantNotice opened={opened} onConsent={survey.consent} />;
  return <Intro opened={opened} onBegin={survey.begin} onDecline={survey.decline} />;
}

function Opening() {
  const translate = useTranslate();
  return (
    <main className="stage stage-quiet">
      <p role="status">{translate('loading')}</p>
      <div className="opening" aria-hidden="true" />
    </main>
  );
}
