import type { OpenedSurvey, Receipt } from '../../dataProviders/survey.ts';
import type { AssessmentKind } from '../../domain/survey/assessmentKinds.ts';
import { PersonalPrivacyTerms } from './PersonalPrivacyTerms.tsx';
import { formatLongDay, useTranslate } from './translator.ts';

interface Props {
  readonly receipt: Receipt;
  readonly kind: AssessmentKind;
  /** Whether a personal code opened the form. */
  readonly personalCode?: OpenedSurvey['personal_code'];
}

const shownHashLength = 12;

/** The privacy terms: who sees the results, the minimum group size and the retention period. */
export function PrivacyTerms({ receipt, kind, personalCode }: Props) {
  const translate = useTranslate();
  const { k, certificate, promise } = receipt;
  const isManager = promise === 'manager' || promise === 'managers';
  const own = personalCode === 'this_form' ? 'code' : kind;
  const detail = promise ? (`receipt.promises.${promise}` as const) : (`receipt.detail.${own}` as const);
  return (
    <>
      <p className="receipt-promise">
        <strong>{translate(isManager ? 'receipt.promiseToManagers' : 'receipt.promise')}</strong>{' '}
        {translate(detail, { others: k - 1 })}
      </p>
      {promise && kind !== 'm' ? (
        <PersonalPrivacyTerms receipt={receipt} kind={kind} />
      ) : (
        <BenchmarkPrivacyTerms receipt={receipt} kind={kind} />
      )}
      {certificate !== null && (
        <p className="receipt-certificate">
          {translate('receipt.certificate', { count: certificate.rows, k: certificate.k })}{' '}
          <span className="receipt-hash">
            {translate('receipt.certificateName', { hash: certificate.hash.slice(0, shownHashLength) })}
          </span>
        </p>
      )}
    </>
  );
}

function BenchmarkPrivacyTerms({
  receipt: { k, cuts, kept_until, invited, invited_as, letters },
  kind,
}: Props) {
  const translate = useTranslate();
  const list = new Intl.ListFormat(translate.locale, { type: 'unit', style: 'long' });
  return (
    <dl className="receipt-terms">
      <dt>{translate('receipt.whoLabel')}</dt>
      <dd>{translate(`receipt.who.${kind}`)}</dd>
      <dt>{translate('receipt.smallestLabel')}</dt>
      <dd>{translate('receipt.smallest', { count: k })}</dd>
      {invited !== undefined && invited_as !== undefined && (
        <>
          <dt>{translate('receipt.invitedLabel')}</dt>
          <dd>
            {translate('receipt.invited', { count: invited })} {translate(`receipt.invitedAs.${invited_as}`)}
          </dd>
        </>
      )}
      {cuts.length > 0 && (
        <>
          <dt>{translate('receipt.cutsLabel')}</dt>
          <dd>{list.format(cuts.map((cut) => translate(`receipt.cuts.${cut}`)))}</dd>
        </>
      )}
      {letters && (
        <>
          <dt>{translate('receipt.lettersLabel')}</dt>
          <dd>
            {letters.map(({ made_by, made_on }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters have no id, and their order is fixed.
              <span key={index}>
                {translate('receipt.letter', {
                  maker: made_by ?? translate('receipt.formerAdministrator'),
                  day: formatLongDay(made_on, translate.locale),
                })}{' '}
              </span>
            ))}
            {translate('receipt.letters')}
          </dd>
        </>
      )}
      {kept_until !== null && (
        <>
          <dt>{translate('receipt.keptLabel')}</dt>
          <dd>{translate(`receipt.kept.${kind}`, { day: formatLongDay(kept_until, translate.locale) })}</dd>
        </>
      )}
    </dl>
  );
}
