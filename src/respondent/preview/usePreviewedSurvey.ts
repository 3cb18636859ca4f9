import { useCallback, useEffect, useState } from 'react';
import type { PreviewedSurvey } from '../../../contract/v2/surveyPreview.ts';
import { HttpError } from '../../../dataProviders/errors.ts';
import {
  markPreviewOpened,
  type PreviewLocale,
  readSurveyPreview,
} from '../../../dataProviders/surveyPreview.ts';

import type { PreviewEntry } from './previewFromLocation.ts';

export type PreviewFailure = 'forbidden' | 'missing' | 'failed';

interface Loaded {
  readonly survey: PreviewedSurvey | null;
  readonly failure: PreviewFailure | null;
}

/** Loads the previewed survey in a language; the previous one stays until the next is loaded. `onSignedOut` is called without a session. */
export function usePreviewedSurvey({ kind, campaignId }: PreviewEntry, onSignedOut: () => void) {
  const [locale, setLocale] = useState<PreviewLocale>(null);
  const [attempt, setAttempt] = useState(0);
  const [{ survey, failure }, setLoaded] = useState<Loaded>({ survey: null, failure: null });
  const hasSurvey = survey !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    readSurveyPreview({ kind, campaignId, locale }, abort.signal).then(
      (loaded) => setLoaded({ survey: loaded, failure: null }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (error instanceof HttpError && error.status === 401) onSignedOut();
        else setLoaded({ survey: null, failure: failureOf(error) });
      },
    );
    return () => abort.abort();
  }, [kind, campaignId, locale, attempt, onSignedOut]);
  useEffect(() => {
    if (hasSurvey && kind === 'm') void markPreviewOpened();
  }, [hasSurvey, kind]);
  const retry = useCallback(() => {
    setLoaded({ survey: null, failure: null });
    setAttempt((before) => before + 1);
  }, []);
  return { survey, failure, setLocale, retry };
}

function failureOf(error: unknown): PreviewFailure {
  if (!(error instanceof HttpError)) return 'failed';
  if (error.status === 403) return 'forbidden';
  return error.status === 404 || error.status === 422 ? 'missing' : 'failed';
}
