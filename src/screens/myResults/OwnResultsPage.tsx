import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';

interface ResultsPageProps {
  /** The translation keys of the title and the purpose. */
  readonly title: string;
  readonly purpose: string;
  readonly children: ReactNode;
}

/** The layout of the four pages of own results. Nothing is loaded during emulation. */
export function OwnResultsPage({ title, purpose, children }: ResultsPageProps) {
  const translate = useTranslate();
  const { ownAccount, currentAccount } = usePerson();
  const isEmulating = ownAccount.id !== currentAccount.id;
  return (
    <>
      <PageHeader title={translate(title)} purpose={translate(purpose)} />
      {isEmulating ? <TranslatedStateCard texts="results.own.emulating" /> : children}
    </>
  );
}
