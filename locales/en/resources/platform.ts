export const accounts = {
  name: 'Account |||| Accounts',
  purpose: 'The companies that use the product, and what each one has switched on.',
  create: 'Create account',
  update: 'Edit account',
  fields: {
    name: 'Name',
    company_name: 'Company name',
    status: 'Status',
    contract_date: 'Contract date',
    schema_name: 'Schema name',
    modules: 'Modules',
    enable_search: 'Compensation search',
    shares_benchmark: 'Benchmark across companies',
    updated_at: 'Last changed',
  },
  help: {
    name: 'How the account is called in lists and in the account picker.',
    company_name: 'As respondents read it in invitations. Empty: the name above.',
    schema_name: 'Its technical name, different for each account. It also decides which app its people use.',
    contract_date: 'The first contract year begins on this day.',
    status: 'Changed with its own action, never by saving this form.',
    enable_search: 'Lets the people of this account search pay data in the HR app.',
    shares_benchmark:
      'Lets published topic scores of this account count, without its name, among at least nine other companies. Only who takes part sees the comparison.',
  },
  sections: { identity: 'Who it is', contract: 'What was agreed' },
  choices: {
    status: { draft: 'Draft', trial: 'Trial', active: 'Active', suspended: 'Suspended', closed: 'Closed' },
    modules: { 1: 'Micro surveys', 2: 'API', 3: '360 surveys', 4: 'Calendar' },
  },
  empty: {
    title: 'No accounts yet',
    text: 'An account is a company with its own people, teams and surveys. Nothing is shared between accounts.',
  },
} as const;
