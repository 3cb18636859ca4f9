/** The person whose tasks are read, and today's date where they are. */
export interface OwnTasksQuery {
  readonly accountId: number;
  readonly userId: number;
  readonly today: string;
}
