import { statuses } from '../statuses.ts';

export const accounts = {
  name: 'Account |||| Accounts',
  purpose: 'The companies that use the product, and what’s enabled for each of them.',
  create: 'Create account',
  update: 'Edit account',
  fields: {
    name: 'Name',
    company_name: 'Company name',
    status: 'Status',
    contract_date: 'Contract date',
    schema_name: 'Schema name',
    modules: 'Modules',
    time_zone: 'Time zone',
    enable_search: 'Pay search',
    shares_benchmark: 'Cross-company benchmark',
    updated_at: 'Last changed',
  },
  help: {
    name: 'The name shown in lists and in the account picker.',
    company_name: 'The name respondents see in invitations. Defaults to the name above.',
    schema_name: 'A unique technical name. It also determines which app people use.',
    contract_date: 'The first contract year starts on this date.',
    time_zone:
      'Campaigns open at midnight in this time zone. It also applies to people who haven’t set their own. Defaults to UTC.',
    status: 'Use the “Change status” action to change it.',
    enable_search: 'Allows people in this account to search pay data in the HR app.',
    shares_benchmark:
      'The published topic scores of this account are compared, without its name, with those of at least nine other companies. Only accounts that take part see the comparison.',
  },
  sections: { identity: 'Identity', contract: 'Contract' },
  choices: {
    status: {
      draft: statuses.draft,
      trial: statuses.trial,
      active: statuses.active,
      suspended: statuses.suspended,
      closed: statuses.closed,
    },
    modules: { 1: 'Culture benchmark', 2: 'API', 3: '360 campaigns', 4: 'Calendar' },
  },
  empty: {
    title: 'No accounts yet',
    text: 'An account is a company with its own people, teams and surveys. Nothing is shared between accounts.',
  },
} as const;
