import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { OpenedSurvey, SurveyEntry } from '../../dataProviders/survey.ts';
import { brandNames } from '../../domain/accounts/brandNames.ts';
import { ApplicantNotice } from './ApplicantNotice.tsx';
import { accentStyle } from './accentStyle.ts';
import { EndingScreen } from './EndingScreen.tsx';
import { FailureScreen } from './FailureScreen.tsx';
import { IntroScreen } from './IntroScreen.tsx';
import { nameParams } from './nameParams.ts';
import { QuestionScreen } from './QuestionScreen.tsx';
import { RespondentHeader } from './RespondentHeader.tsx';
import { SavingScreen } from './SavingScreen.tsx';
import { SupplementalScreen } from './SupplementalScreen.tsx';
import type { SurveyHost } from './surveyHost.ts';
import { type Translator, TranslatorContext, useTranslate, withParams } from './translator.ts';
import { type Survey, useSurvey } from './useSurvey.ts';
import { useTranslator } from './useTranslator.ts';

const SupportDialog = lazy(async () => ({ default: (await import('./SupportDialog.tsx')).SupportDialog }));

interface Props {
  readonly entry: SurveyEntry;
  /** Opens a page of the main application. */
  readonly leave: (path: string) => void;
  readonly translator: Translator;
  readonly host: SurveyHost;
}

/** The respondent's page: one step at a time, without navigation. */
export function RespondentPage({ entry, leave, translator: initial, host }: Props) {
  const survey = useSurvey(entry, leave, host);
  const [isSupportOpen, setIsSupportOpen] = useState(false);
  const { opened } = survey.state;
  const campaign = opened?.campaign ?? null;
  // Without an open survey, the response has no kind of its own.
  const kind = opened?.campaign ? opened.kind : entry.kind;
  const { translator, chooseLanguage } = useTranslator(initial, opened?.locale ?? null, host);
  const translate = useMemo(
    () => (opened ? withParams(translator, nameParams(opened, translator)) : translator),
    [opened, translator],
  );

  useEffect(() => {
    const title = translate(`titles.${kind ?? 'any'}`);
    document.title = translate('titles.page', { title, product: brandNames.productName });
  }, [kind, translate]);

  return (
    <TranslatorContext value={translate}>
      <div className="survey" style={accentStyle(campaign)}>
        <RespondentHeader
          company={campaign}
          onChooseLanguage={chooseLanguage}
          onSupport={host.isShared ? null : () => setIsSupportOpen(true)}
        />
        {isSupportOpen && (
          <Suspense fallback={null}>
            <SupportDialog isSignedIn={opened?.signed_in === true} onClose={() => setIsSupportOpen(false)} />
          </Suspense>
        )}
        <CurrentScreen key={opened?.device_key} survey={survey} host={host} />
      </div>
    </TranslatorContext>
  );
}

function CurrentScreen({ survey, host }: { readonly survey: Survey; readonly host: SurveyHost }) {
  const { failure, serverText, opened, session } = survey.state;
  const { isShared } = host;
  if (failure !== null) {
    return (
      <FailureScreen failure={failure} serverText={serverText} isShared={isShared} onRetry={survey.reopen} />
    );
  }
  if (opened === null || session === null) return <OpeningScreen />;
  if (session.phase === 'ending' && session.ending) {
    return (
      <EndingScreen
        ending={session.ending}
        opened={opened}
        isShared={isShared}
        onFeedback={survey.sendFeedback}
      />
    );
  }
  if (session.phase === 'intro') return <StartScreen survey={survey} opened={opened} />;
  if (session.phase === 'saving') return <SavingScreen survey={survey} opened={opened} />;
  if (session.phase === 'supplemental') {
    return <SupplementalScreen survey={survey} opened={opened} session={session} host={host} />;
  }
  return <QuestionScreen survey={survey} opened={opened} session={session} />;
}

/** An applicant consents to a notice before the intro. */
function StartScreen({ survey, opened }: { readonly survey: Survey; readonly opened: OpenedSurvey }) {
  if (opened.applying?.consented === false)
    return <ApplicantNotice opened={opened} onConsent={survey.consent} />;
  return <IntroScreen opened={opened} onBegin={survey.begin} onDecline={survey.decline} />;
}

function OpeningScreen() {
  const translate = useTranslate();
  return (
    <main className="stage stage-quiet">
      <p role="status">{translate('loading')}</p>
      <div className="opening" aria-hidden="true" />
    </main>
  );
}
