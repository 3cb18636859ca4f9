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

/** The nine methods for one kind of record. react-admin's own are generic in the record, which an adapter is not. */
export interface Adapter {
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

/** The same methods under react-admin's type. */
export const asProvider = (adapter: Adapter): DataProvider => adapter as unknown as DataProvider; // generic on their side only

/** A page of simple-rest's, which always tells its total. */
export async function wholePage(asked: Promise<Paged>): Page {
  const { data, total = data.length } = await asked;
  return { data, total };
}
