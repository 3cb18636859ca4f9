import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { ResultsPage } from '../../results/ResultsPage.tsx';
import { useIsEmulating } from './useIsEmulating.ts';

interface PersonalPageProps {
  /** The translation keys of the title and the purpose. */
  readonly title: string;
  readonly purpose: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a page with profiles of people. Nothing is loaded during emulation. */
export function ProfilesPage({ title, purpose, action, children }: PersonalPageProps) {
  const translate = useTranslate();
  const isEmulating = useIsEmulating();
  return (
    <ResultsPage
      title={translate(title)}
      purpose={translate(purpose)}
      action={isEmulating ? undefined : action}
    >
      {isEmulating ? <TranslatedStateCard texts="metricResults.notWhileViewing" /> : children}
    </ResultsPage>
  );
}
