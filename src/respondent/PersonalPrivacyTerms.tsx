import type { Receipt } from '../../dataProviders/survey.ts';
import { useTranslate } from './translator.ts';

interface Props {
  readonly receipt: Receipt;
  readonly kind: 's' | 'r' | 'h';
}

/** The terms of a personal assessment: purpose, audience, minimum group size and retention period. */
export function PersonalPrivacyTerms({
  receipt: { k, seen_by, kept_days, promise, own_questions },
  kind,
}: Props) {
  const translate = useTranslate();
  return (
    <dl className="receipt-terms">
      <dt>{translate('receipt.purposeLabel')}</dt>
      <dd>{translate(`receipt.purpose.${kind}`)}</dd>
      <dt>{translate('receipt.whoLabel')}</dt>
      <dd>
        {kind === 'h' || !seen_by
          ? translate(`receipt.who.${kind}`)
          : translate(`receipt.seenBy.${kind}.${seen_by}`)}
      </dd>
      {promise === 'group' && (
        <>
          <dt>{translate('receipt.smallestLabel')}</dt>
          <dd>{translate('receipt.smallest', { count: k })}</dd>
        </>
      )}
      {own_questions && (
        <>
          <dt>{translate('receipt.ownQuestionsLabel')}</dt>
          <dd>{translate(`receipt.ownQuestions.${kind}`)}</dd>
        </>
      )}
      <dt>{translate('receipt.checkLabel')}</dt>
      <dd>{translate(`receipt.check.${kind}`)}</dd>
      <dt>{translate('receipt.keptLongLabel')}</dt>
      <dd>
        {kind === 'h'
          ? translate('receipt.keptDays', { count: kept_days ?? 0 })
          : translate(`receipt.keptLong.${kind}`)}
      </dd>
    </dl>
  );
}
