import type {
  DataProvider,
  GetListParams,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'ra-core';

type Page = Promise<{ data: RaRecord[]; total: number }>;
type Paged = Awaited<ReturnType<DataProvider['getList']>>;
type One = Promise<{ data: RaRecord }>;
type Many = Promise<{ data: RaRecord[] }>;
type Ids = Promise<{ data: Identifier[] }>;

/** The data provider methods for one resource. Unlike react-admin's they are not generic in the record type. */
export interface ResourceAdapter {
  getList(resource: string, params: GetListParams): Page;
  getOne(resource: string, params: { id: Identifier }): One;
  getMany(resource: string, params: { ids: Identifier[] }): Many;
  getManyReference(resource: string, params: GetManyReferenceParams): Page;
  create(resource: string, params: { data: unknown }): One;
  update(resource: string, params: UpdateParams): One;
  updateMany(resource: string, params: { ids: Identifier[] }): Ids;
  delete(resource: string, params: { id: Identifier; previousData?: RaRecord }): One;
  deleteMany(resource: string, params: { ids: Identifier[] }): Ids;
}

/** Returns the adapter as react-admin's type. */
export const toDataProvider = (adapter: ResourceAdapter): DataProvider => adapter as unknown as DataProvider; // Only react-admin's methods are generic in the record type.

/** Adds the total to a page of simple-rest, which react-admin types as optional. */
export async function withTotal(page: Promise<Paged>): Page {
  const { data, total = data.length } = await page;
  return { data, total };
}
