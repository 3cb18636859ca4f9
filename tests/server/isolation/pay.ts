import { aFilledPayProject, aPayProject, payCsv, payRows, uploadAndCheckPay } from '../pay/testPay.ts';
import type { TestCompanies } from './changePayloads.ts';
import type { IsolationCase } from './isolationCases.ts';

const ofProject = (more: object): IsolationCase => ({
  body: ({ pay_project }) => ({ project_id: pay_project, ...more }),
  status: 404,
});

/** The calls about pay projects, sent by a local admin of another account. */
export const payCases: Readonly<Record<string, IsolationCase>> = {
  'POST /v2/pay_projects/uploaded': ofProject({}),
  'POST /v2/pay_projects/check': ofProject({ mapping: ['employee_id'] }),
  'POST /v2/pay_projects/apply': ofProject({}),
  'POST /v2/pay_projects/undo': ofProject({}),
  'POST /v2/pay_projects/overview': ofProject({}),
  'POST /v2/pay_projects/people': ofProject({}),
  'POST /v2/pay_projects/gaps': ofProject({}),
};

async function aCheckedFile({ superAdmin }: TestCompanies) {
  const project_id = await aPayProject(superAdmin);
  const { columns } = await uploadAndCheckPay(superAdmin, project_id, payCsv(...payRows(3)));
  return { project_id, columns };
}

export const payChangePayloads: Readonly<Record<string, (companies: TestCompanies) => Promise<object>>> = {
  'POST /v2/pay_projects/check': async (companies) => {
    const { project_id, columns } = await aCheckedFile(companies);
    return { project_id, mapping: columns.map(({ field }: { field: string | null }) => field) };
  },
  'POST /v2/pay_projects/apply': async (companies) => ({
    project_id: (await aCheckedFile(companies)).project_id,
  }),
  'POST /v2/pay_projects/undo': async ({ superAdmin }) => ({
    project_id: await aFilledPayProject(superAdmin, 3),
  }),
};
