import type { DataProvider } from 'ra-core';
import { accountsProvider } from './accounts.ts';
import { campaignsProvider } from './campaigns.ts';
import { learningActions } from './learning.ts';
import { exportRecords, rest } from './rest.ts';
import { surveyCampaignsProvider } from './surveyCampaigns.ts';

const adapters: Readonly<Record<string, DataProvider>> = {
  accounts: accountsProvider,
  benchmark_campaigns: campaignsProvider,
  survey_campaigns: surveyCampaignsProvider,
};

/** The additional methods of the data provider for record screens. */
const additionalMethods = { ...learningActions, exportRecords };
export type RecordProvider = DataProvider & typeof additionalMethods;

const adapterFor = (resource: string) => adapters[resource] ?? rest;

/** The data provider: dispatches to a resource's own adapter, else to simple-rest. */
export const dataProvider: RecordProvider = {
  ...additionalMethods,
  supportAbortSignal: true,
  getList: (resource, params) => adapterFor(resource).getList(resource, params),
  getOne: (resource, params) => adapterFor(resource).getOne(resource, params),
  getMany: (resource, params) => adapterFor(resource).getMany(resource, params),
  getManyReference: (resource, params) => adapterFor(resource).getManyReference(resource, params),
  create: (resource, params) => adapterFor(resource).create(resource, params),
  update: (resource, params) => adapterFor(resource).update(resource, params),
  updateMany: (resource, params) => adapterFor(resource).updateMany(resource, params),
  delete: (resource, params) => adapterFor(resource).delete(resource, params),
  deleteMany: (resource, params) => adapterFor(resource).deleteMany(resource, params),
};
