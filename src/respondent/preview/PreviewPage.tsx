import { useMemo, useState } from 'react';
import type { PreviewedSurvey } from '../../../contract/v2/surveyPreview.ts';
import type { PreviewLocale } from '../../../dataProviders/surveyPreview.ts';
import type { SurveyPreviewTexts } from '../../../locales/languages.ts';
import { RespondentPage } from '../RespondentPage.tsx';
import type { Translator } from '../translator.ts';
import { createPreviewHost } from './createPreviewHost.ts';
import { PreviewBanner } from './PreviewBanner.tsx';
import type { PreviewEntry } from './previewFromLocation.ts';
import { createPreviewMemory } from './previewMemory.ts';
import { type PreviewFailure, usePreviewedSurvey } from './usePreviewedSurvey.ts';

interface Props {
  readonly entry: PreviewEntry;
  /** Opens a page of the main application. */
  readonly leave: (path: string) => void;
  readonly onSignedOut: () => void;
  readonly translator: Translator;
  readonly texts: SurveyPreviewTexts;
}

/** The respondent's page as a preview: the same program, with answers that go nowhere. */
export function PreviewPage({ entry, leave, onSignedOut, translator, texts }: Props) {
  const { survey, failure, setLocale, retry } = usePreviewedSurvey(entry, onSignedOut);
  if (failure !== null) return <FailedPreview failure={failure} texts={texts} onRetry={retry} />;
  if (survey === null) {
    return (
      <main className="survey stage stage-quiet">
        <p role="status">{texts.loading}</p>
      </main>
    );
  }
  const leavePath = leavePathOf(entry);
  // Another language starts again, because the questions are other ones.
  return (
    <PreviewedSurveyPage
      key={survey.locale}
      {...{ survey, leave, leavePath, translator, texts }}
      onLocale={setLocale}
    />
  );
}

/** The page of the campaign; without one, that on which the preview is offered. */
function leavePathOf({ kind, campaignId }: PreviewEntry): string {
  if (kind === 'm') {
    return campaignId === null ? '/supplemental-questions' : `/micro-surveys/benchmarks/manage/${campaignId}`;
  }
  return campaignId === null ? '/surveys/mail-templates' : `/surveys/manage/${campaignId}`;
}

interface PreviewedProps extends Pick<Props, 'leave' | 'translator' | 'texts'> {
  readonly survey: PreviewedSurvey;
  readonly leavePath: string;
  readonly onLocale: (locale: PreviewLocale) => void;
}

function PreviewedSurveyPage({ survey, leave, leavePath, translator, texts, onLocale }: PreviewedProps) {
  const [visit, setVisit] = useState(0);
  const memory = useMemo(() => createPreviewMemory(survey), [survey]);
  const host = useMemo(() => createPreviewHost(memory), [memory]);
  const entry = useMemo(() => ({ code: null, kind: survey.kind }), [survey.kind]);
  /** The page starts again with the changed progress. */
  const startAgain = (change: () => void) => {
    change();
    setVisit((before) => before + 1);
  };
  return (
    <>
      <PreviewBanner
        survey={survey}
        texts={texts}
        language={translator.locale}
        leavePath={leavePath}
        onLocale={onLocale}
        onScreen={(screen) => startAgain(() => memory.goTo(screen))}
        onNextSession={() => startAgain(memory.startNextSession)}
      />
      <RespondentPage key={visit} entry={entry} leave={leave} translator={translator} host={host} />
    </>
  );
}

interface FailedProps extends Pick<Props, 'texts'> {
  readonly failure: PreviewFailure;
  readonly onRetry: () => void;
}

function FailedPreview({ failure, texts, onRetry }: FailedProps) {
  return (
    <main className="survey stage stage-quiet">
      <section className="card" role="alert">
        <h1 className="title">{texts[failure].title}</h1>
        <p>{texts[failure].text}</p>
        {failure === 'failed' && (
          <button type="button" className="button button-main" onClick={onRetry}>
            {texts.retry}
          </button>
        )}
      </section>
    </main>
  );
}
