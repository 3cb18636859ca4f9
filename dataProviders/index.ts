import type { DataProvider } from 'ra-core';
import { accountsProvider, changeAccountStatus } from './accounts.ts';
import { readAccountFacts } from './administration.ts';
import { campaignsProvider } from './campaigns.ts';
import { learningActions } from './learning.ts';
import { readOverview, sendPasswordLink } from './people.ts';
import { exportRecords, rest } from './rest.ts';
import { surveyCampaignsProvider } from './surveyCampaigns.ts';
import { teamActions } from './teams.ts';

const adapters: Readonly<Record<string, DataProvider>> = {
  accounts: accountsProvider,
  benchmark_campaigns: campaignsProvider,
  survey_campaigns: surveyCampaignsProvider,
};

/** The additional methods of the data provider for record screens. */
const beyondNine = {
  ...teamActions,
  ...learningActions,
  exportRecords,
  readOverview,
  sendPasswordLink,
  changeAccountStatus,
  readAccountFacts,
};
export type RecordProvider = DataProvider & typeof beyondNine;

const of = (resource: string) => adapters[resource] ?? rest;

/** The data provider: dispatches to a resource's own adapter, else to simple-rest. */
export const dataProvider: RecordProvider = {
  ...beyondNine,
  supportAbortSignal: true,
  getList: (resource, params) => of(resource).getList(resource, params),
  getOne: (resource, params) => of(resource).getOne(resource, params),
  getMany: (resource, params) => of(resource).getMany(resource, params),
  getManyReference: (resource, params) => of(resource).getManyReference(resource, params),
  create: (resource, params) => of(resource).create(resource, params),
  update: (resource, params) => of(resource).update(resource, params),
  updateMany: (resource, params) => of(resource).updateMany(resource, params),
  delete: (resource, params) => of(resource).delete(resource, params),
  deleteMany: (resource, params) => of(resource).deleteMany(resource, params),
};
