import type { OpenedSurvey } from '../../dataProviders/survey.ts';

export type MarkedCompany = Pick<NonNullable<OpenedSurvey['campaign']>, 'company' | 'branding'>;

/** The company's logo, with its name as the alternative text, or its name if it has no logo. */
export function CompanyMark({ campaign }: { readonly campaign: MarkedCompany }) {
  const { company, branding } = campaign;
  const logo = branding?.logo;
  if (!logo) return <span className="header-company">{company}</span>;
  const { path, width, height } = logo;
  return (
    <img className="header-company header-logo" src={path} alt={company} width={width} height={height} />
  );
}
