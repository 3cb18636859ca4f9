import { findOutliers } from '../../../domain/pay/positions/findOutliers.ts';
import {
  comparePayRows,
  isInView,
  matchesText,
  type PayPeopleOrder,
  type PayPeopleView,
  type PayPersonRow,
  payPeopleViews,
  payPersonRows,
} from '../../../domain/pay/positions/payPersonRows.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { openPayProject } from './payAccess.ts';

const perPage = 50;

export interface PayPeopleQuery {
  readonly project_id: number;
  readonly view: PayPeopleView;
  readonly order: PayPeopleOrder;
  readonly descending: boolean;
  readonly q: string;
  readonly page: number;
}

/** Returns one page of the people of a project with their pay. */
export async function readPayPeople(deps: Deps, caller: Caller, query: PayPeopleQuery) {
  const { project, people } = await openPayProject(deps, caller, query.project_id);
  const rows = payPersonRows(people, findOutliers(people, project.data_day));
  const matched = rows.filter((row) => matchesText(row, query.q));
  const compare = comparePayRows(query.order);
  const sorted = matched
    .filter((row) => isInView(row, query.view))
    .sort((a, b) => (query.descending ? compare(b, a) : compare(a, b)));
  const from = (query.page - 1) * perPage;
  return {
    currency: project.currency,
    people: sorted.slice(from, from + perPage).map(presentRow),
    total: sorted.length,
    views: payPeopleViews.map((view) => ({
      view,
      people: matched.filter((row) => isInView(row, view)).length,
    })),
  };
}

const presentRow = ({ person, position, outlier }: PayPersonRow) => ({
  employee_id: person.employeeId,
  name: person.name,
  job_title: person.jobTitle,
  category: person.category,
  level: person.level,
  gender: person.gender,
  hired_on: person.hiredOn,
  base_pay: person.basePay,
  variable_pay: person.variablePay,
  working_time: person.workingTime,
  compa_ratio: position?.compaRatio ?? null,
  range_penetration: position?.rangePenetration ?? null,
  outlier,
});
