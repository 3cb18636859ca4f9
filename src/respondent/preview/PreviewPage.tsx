import { useMemo, useState } from 'react';
import type { PreviewedSurvey } from '../../../contract/v2/surveyPreview.ts';
import type { PreviewLocale } from '../../../dataProviders/surveyPreview.ts';
import type { SurveyPreviewTexts } from '../../../locales/languages.ts';
import { RespondentPage } from '../RespondentPage.tsx';
import type { Translator } from '../translator.ts';
import { createPreviewHost } from './createPreviewHost.ts';
import { PreviewBanner } from './PreviewBanner.tsx';
import { createPreviewMemory } from './previewMemory.ts';
import { type PreviewFailure, usePreviewedSurvey } from './usePreviewedSurvey.ts';

interface Props {
  /** Null previews the questions without a campaign. */
  readonly campaignId: number | null;
  /** Opens a page of the main application. */
  readonly leave: (path: string) => void;
  readonly onSignedOut: () => void;
  readonly translator: Translator;
  readonly texts: SurveyPreviewTexts;
}

/** The respondent's page as a preview: the same program, with answers that go nowhere. */
export function PreviewPage({ campaignId, leave, onSignedOut, translator, texts }: Props) {
  const { survey, failure, setLocale, retry } = usePreviewedSurvey(campaignId, onSignedOut);
  if (failure !== null) return <FailedPreview failure={failure} texts={texts} onRetry={retry} />;
  if (survey === null) {
    return (
      <main className="survey stage stage-quiet">
        <p role="status">{texts.loading}</p>
      </main>
    );
  }
  const leavePath =
    campaignId === null ? '/supplemental-questions' : `/micro-surveys/benchmarks/manage/${campaignId}`;
  // Another language starts again, because the questions are other ones.
  return (
    <PreviewedSurveyPage
      key={survey.locale}
      {...{ survey, leave, leavePath, translator, texts }}
      onLocale={setLocale}
    />
  );
}

interface PreviewedProps extends Pick<Props, 'leave' | 'translator' | 'texts'> {
  readonly survey: PreviewedSurvey;
  readonly leavePath: string;
  readonly onLocale: (locale: PreviewLocale) => void;
}

const entry = { code: null, kind: 'm' } as const;

function PreviewedSurveyPage({ survey, leave, leavePath, translator, texts, onLocale }: PreviewedProps) {
  const [visit, setVisit] = useState(0);
  const memory = useMemo(() => createPreviewMemory(survey), [survey]);
  const host = useMemo(() => createPreviewHost(memory), [memory]);
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
