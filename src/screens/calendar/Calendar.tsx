import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { calendarEntriesQuery } from '../../../dataProviders/calendar.ts';
import { calendarViews, daysToLoad } from '../../../domain/calendar/calendarViews.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { localToday } from '../../kit/dates/localToday.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { FeedDialog } from './FeedDialog.tsx';
import { useDefaultView } from './useDefaultView.ts';

const fields = { view: urlField.choice(calendarViews), day: urlField.day() };

/** The person's calendar as a month, a week or an agenda, and the link for other calendar programs. */
export default function Calendar() {
  const translate = useTranslate();
  const [filters, setFilters] = useUrlFilters(fields);
  const defaultView = useDefaultView();
  const view = filters.view ?? defaultView;
  const day = filters.day ?? localToday();
  const query = useQuery({
    ...calendarEntriesQuery(useAccountId(), daysToLoad(view, day)),
    placeholderData: keepPreviousData,
  });
  const [isFeedOpen, setFeedOpen] = useState(false);
  return (
    <>
      <PageHeader
        title={translate('titles.calendar')}
        purpose={translate('calendar.purpose')}
        action={
          <Button variant="outlined" onClick={() => setFeedOpen(true)}>
            {translate('calendar.feed.open')}
          </Button>
        }
      />
      <CalendarToolbar
        view={view}
        day={day}
        onView={(next) => setFilters({ view: next })}
        onDay={(next) => setFilters({ day: next })}
      />
      <QueryState query={query} failed="calendar.failed" height={760}>
        {(entries) => <CalendarGrid view={view} day={day} entries={entries} />}
      </QueryState>
      {isFeedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
    </>
  );
}
