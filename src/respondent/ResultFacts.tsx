import type { OpenedSurvey } from '../../dataProviders/survey.ts';
import { formatLongDay, type SurveyTextKey, useTranslate } from './translator.ts';

/** Part of the last page: when results are available, who sees them, and that the page can be closed. */
export function ResultFacts({ opened }: { readonly opened: OpenedSurvey }) {
  const translate = useTranslate();
  const { kind, receipt, campaign } = opened;
  if (!receipt || !campaign) return null;
  const day = campaign.closes_on && formatLongDay(campaign.closes_on, translate.locale);
  const when = resultTimeKey(opened);
  const seenBy =
    (kind === 's' || kind === 'r') && receipt.seen_by ? (`seenBy.${kind}.${receipt.seen_by}` as const) : null;
  return (
    <>
      <dl className="receipt-terms">
        {when && (day || kind === 'h') && (
          <>
            <dt>{translate('results.label')}</dt>
            <dd>{translate(when, day ? { day } : {})}</dd>
          </>
        )}
        <dt>{translate('receipt.whoLabel')}</dt>
        <dd>{translate(seenBy ? `receipt.${seenBy}` : `receipt.who.${kind}`)}</dd>
      </dl>
      <p>{translate('results.close')}</p>
    </>
  );
}

function resultTimeKey({ kind, receipt }: OpenedSurvey): SurveyTextKey | null {
  if (kind === 'm') return 'results.published';
  if (kind === 'h') return 'results.application';
  return receipt?.release ? `results.${receipt.release}` : null;
}
