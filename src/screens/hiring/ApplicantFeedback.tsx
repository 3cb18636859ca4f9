import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { applicantFeedbackQuery, type SelectionRates } from '../../../dataProviders/hiring.ts';
import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SurveyFeedback } from '../../results/SurveyFeedback.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';

interface Props {
  readonly role: SelectionRates['role'];
  readonly publishedOn: string;
}

/** What the applicants of a role say about the assessment. */
export function ApplicantFeedback({ role, publishedOn }: Props) {
  const translate = useTranslate();
  const words = useResultTexts();
  const [search, setSearch] = useState('');
  const query = useQuery(applicantFeedbackQuery(useAccountId(), role.id, search));
  return (
    <SurveyFeedback
      query={query}
      search={search}
      onSearch={setSearch}
      campaign={role.title}
      about={(n_band) =>
        translate('published.feedback.about', { people: words.people(n_band), day: words.day(publishedOn) })
      }
      k={lowestMinimumGroupSize}
    />
  );
}
