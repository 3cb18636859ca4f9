import { proposedActionDays } from '../../../domain/actions/teamAction.ts';
import { addDays } from '../../../domain/dates/days.ts';

/** The fields of an action as they are typed. */
export interface ActionForm {
  readonly title: string;
  readonly owner: ActionOwner | null;
  readonly starts_on: string | null;
  readonly due_on: string | null;
  readonly visible_to_team: boolean;
}

export interface ActionOwner {
  readonly id: number;
  readonly name: string;
}

/** A new action, which belongs to whoever chooses it and starts today. */
export const emptyActionForm = (owner: ActionOwner | null, today: string): ActionForm => ({
  title: '',
  owner,
  starts_on: today,
  due_on: addDays(today, proposedActionDays),
  visible_to_team: false,
});

/** The fields that are saved; null while one is missing or invalid. */
export function savedFields({ title, owner, starts_on, due_on, visible_to_team }: ActionForm) {
  if (title.trim() === '' || !owner || !isDay(starts_on) || !isDay(due_on)) return null;
  if (due_on < starts_on) return null;
  return { title: title.trim(), owner_id: owner.id, starts_on, due_on, visible_to_team };
}

/** Whether the due date is before the start. */
export const endsBeforeStart = ({ starts_on, due_on }: ActionForm): boolean =>
  isDay(starts_on) && isDay(due_on) && due_on < starts_on;

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);
