import type { Schema } from 'yup';
import { toYupSchema } from '../../../contract/call.ts';
import {
  callGroups,
  fileCallGroups,
  isRecordWriteEnabled,
  legacyFiles,
  rawCallGroups,
} from '../../../contract/callRegistry.ts';
import { draftShape } from '../../../contract/sharedShapes.ts';
import { resources } from '../../../resources/registry.ts';

/** One request of the contract: its route and the schema of its body. */
export interface ContractRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly schema: Schema;
  /** Wraps a body in the envelope of its backend. */
  readonly envelope: (body: string) => string;
}

const bare = (body: string) => body;

const calls: ContractRequest[] = Object.values(callGroups).flatMap((group) =>
  Object.values(group).map(({ method, path, body }) => ({
    name: `${method} ${path}`,
    method,
    path: `/api${path}`,
    schema: toYupSchema(body),
    envelope: bare,
  })),
);

const files: ContractRequest[] = [...Object.values(fileCallGroups), ...Object.values(rawCallGroups)].flatMap(
  (group) =>
    Object.values(group).map(({ path, query }) => ({
      name: `GET ${path}`,
      method: 'GET' as const,
      path: `/api${path}`,
      schema: toYupSchema(query),
      envelope: bare,
    })),
);

const actions: ContractRequest[] = Object.entries(legacyFiles).flatMap(([file, { actions, dataIn }]) =>
  Object.values(actions).map(({ actionName, data }) => ({
    name: `${file} ${actionName}`,
    method: 'POST' as const,
    path: `/legacy/${file}`,
    schema: toYupSchema(data),
    envelope: (body: string) =>
      dataIn === 'data'
        ? `{"actionName":"${actionName}","data":${body}}`
        : `{"actionName":"${actionName}",${body.slice(1)}`,
  })),
);

const records: ContractRequest[] = resources.flatMap((resource) => {
  const path = `/api/v2/resources/${resource.name}`;
  const shared = { schema: draftShape(resource), envelope: bare };
  return [
    ...(isRecordWriteEnabled(resource.name, 'create')
      ? [{ ...shared, name: `create ${resource.name}`, method: 'POST' as const, path }]
      : []),
    ...(isRecordWriteEnabled(resource.name, 'update')
      ? [{ ...shared, name: `update ${resource.name}`, method: 'PUT' as const, path: `${path}/1` }]
      : []),
  ];
});

/** Every request that a client can send according to the contract. */
export const contractRequests: readonly ContractRequest[] = [...calls, ...files, ...actions, ...records];
