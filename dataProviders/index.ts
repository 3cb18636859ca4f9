import type { DataProvider } from 'ra-core';
import { learningActions } from './learning.ts';
import { exportRecords, rest } from './rest.ts';

/** The resources with their own adapter, which is loaded with its calls when a screen first needs it. */
const adapters: Readonly<Record<string, () => Promise<DataProvider>>> = {
  accounts: async () => (await import('./accounts.ts')).accountsProvider,
  benchmark_campaigns: async () => (await import('./campaigns.ts')).campaignsProvider,
  filter_values: async () => (await import('./filterValues.ts')).filterValuesProvider,
  survey_campaigns: async () => (await import('./surveyCampaigns.ts')).surveyCampaignsProvider,
};

/** The additional methods of the data provider for record screens. */
const additionalMethods = { ...learningActions, exportRecords };
export type RecordProvider = DataProvider & typeof additionalMethods;

const adapterFor = async (resource: string): Promise<DataProvider> => (await adapters[resource]?.()) ?? rest;

/** The data provider: dispatches to a resource's own adapter, otherwise to simple-rest. */
export const dataProvider: RecordProvider = {
  ...additionalMethods,
  supportAbortSignal: true,
  getList: async (resource, params) => (await adapterFor(resource)).getList(resource, params),
  getOne: async (resource, params) => (await adapterFor(resource)).getOne(resource, params),
  getMany: async (resource, params) => (await adapterFor(resource)).getMany(resource, params),
  getManyReference: async (resource, params) =>
    (await adapterFor(resource)).getManyReference(resource, params),
  create: async (resource, params) => (await adapterFor(resource)).create(resource, params),
  update: async (resource, params) => (await adapterFor(resource)).update(resource, params),
  updateMany: async (resource, params) => (await adapterFor(resource)).updateMany(resource, params),
  delete: async (resource, params) => (await adapterFor(resource)).delete(resource, params),
  deleteMany: async (resource, params) => (await adapterFor(resource)).deleteMany(resource, params),
};
