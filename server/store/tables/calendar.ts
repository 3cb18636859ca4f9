/** Private calendar feeds. */
export interface CalendarTables {
  calendar_feeds: {
    user_id: number;
    token_hash: string;
    created_at: string;
  };
}
