import type { Schema, SchemaDescription } from 'yup';
import { resources } from '../resources/registry.ts';
import { type Call, type SchemaShape, toYupSchema } from './call.ts';
import {
  callGroups,
  fileCallGroups,
  isRecordWriteEnabled,
  legacyFiles,
  rawCallGroups,
} from './callRegistry.ts';
import { type FileCall, type RawCall, tableContentTypes, tableFormats } from './fileCalls.ts';
import { draftShape, recordShape } from './sharedShapes.ts';

type Json = Readonly<Record<string, unknown>>;
type Described = SchemaDescription & {
  readonly fields?: Readonly<Record<string, SchemaDescription>>;
  readonly innerType?: SchemaDescription;
};

const plainTypes: Readonly<Record<string, Json>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date-time' },
};
const keywordOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min: 'minLength', max: 'maxLength', email: 'email', uuid: 'uuid' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

/** The JSON schema of a yup schema: types, null, lengths and choices. Custom yup tests are not included. */
export function jsonSchemaOf(schema: Schema): Json {
  return describeSchema(schema.describe() as Described);
}

function describeSchema(description: Described): Json {
  const shape = { ...shapeOf(description), ...limitsOf(description) };
  const choices = description.oneOf.filter((choice) => choice !== undefined);
  const chosen = choices.length > 0 ? { ...shape, enum: choices } : shape;
  return description.nullable ? { anyOf: [chosen, { type: 'null' }] } : chosen;
}

function shapeOf(description: Described): Json {
  if (description.type === 'array')
    return {
      type: 'array',
      items: description.innerType ? describeSchema(description.innerType) : itemsOf(description),
    };
  if (!description.fields) return plainTypes[description.type] ?? {};
  const fields = Object.entries(description.fields) as [string, Described][];
  const required = fields.filter(([, field]) => !field.optional).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, describeSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The item schema that a list without yup items states in its metadata. */
const itemsOf = ({ meta }: Described): Json => (meta as { items?: Json } | undefined)?.items ?? {};

function limitsOf({ type, tests }: Described): Json {
  const limits: Record<string, unknown> = {};
  for (const { name, params } of tests) {
    const keyword = name ? keywordOf[type]?.[name] : undefined;
    if (keyword === 'email' || keyword === 'uuid') limits.format = keyword;
    else if (keyword) limits[keyword] = params?.[name ?? ''];
    if (name === 'integer') limits.type = 'integer';
  }
  return limits;
}

const content = (schema: Json) => ({ 'application/json': { schema } });
const requirementOf = (needs: string) =>
  needs === 'anyone'
    ? 'No session required.'
    : needs === 'link'
      ? 'Requires a session or an invitation code.'
      : `Requires tier ${needs}.`;

const refusalOf = (words: Json): Json => ({
  description: 'Refused. `code` states the reason, `problems` the affected fields.',
  content: content({
    type: 'object',
    properties: {
      ...words,
      code: { type: 'string' },
      retry_after: {
        type: 'number',
        description: 'Seconds to wait before the next attempt, as in `Retry-After`.',
      },
      problems: {
        type: 'array',
        items: {
          type: 'object',
          properties: { field: { type: 'string' }, problem: { type: 'string' }, params: { type: 'object' } },
        },
      },
    },
    required: [...Object.keys(words), 'code', 'problems'],
  }),
});
const refusal = refusalOf({ message: { type: 'string' } });
const legacyRefusal = refusalOf({
  data: { type: 'object', maxProperties: 0 },
  statusMessage: { type: 'string' },
});

const inQuery = (name: string, schema: unknown, required: boolean): Json => ({
  name,
  in: 'query',
  ...(required ? { required } : {}),
  schema,
});

function queryOf(shape: SchemaShape): readonly Json[] {
  const { properties, required = [] } = jsonSchemaOf(toYupSchema(shape)) as {
    properties: Json;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => inQuery(name, schema, required.includes(name)));
}

const operationBase = (tag: string, { summary, needs, query }: FileCall | RawCall): Json => ({
  tags: [tag],
  summary,
  description: requirementOf(needs),
  ...(needs === 'anyone' ? { security: [] } : {}),
  parameters: queryOf(query),
});

const fileOf = (types: readonly string[]): Json => ({
  200: {
    description: 'The file.',
    content: Object.fromEntries(types.map((type) => [type, {}])),
  },
  default: refusal,
});

function operationOf(tag: string, call: Call): Json {
  const body = jsonSchemaOf(toYupSchema(call.body));
  return {
    tags: [tag],
    summary: call.summary,
    description: requirementOf(call.needs),
    ...(call.needs === 'anyone' ? { security: [] } : {}),
    ...(call.method === 'GET' ? {} : { requestBody: { content: content(body) } }),
    responses: {
      200: { description: 'Done.', content: content(jsonSchemaOf(toYupSchema(call.response))) },
      default: refusal,
    },
  };
}

function callPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, calls] of Object.entries(callGroups)) {
    for (const call of Object.values(calls)) {
      const path = `/api${call.path}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(tag, call) };
    }
  }
  return paths;
}

/** Routes with a file as request or response. */
function filePaths(): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, files] of Object.entries(fileCallGroups)) {
    for (const file of Object.values(files)) {
      paths[`/api${file.path}`] = {
        get: { ...operationBase(tag, file), responses: fileOf(file.contentTypes) },
      };
    }
  }
  for (const [tag, calls] of Object.entries(rawCallGroups)) {
    for (const call of Object.values(calls)) {
      const done = call.response
        ? { 200: { description: 'Done.', content: content(jsonSchemaOf(toYupSchema(call.response))) } }
        : { 204: { description: 'Done.' } };
      const requestBody = { content: Object.fromEntries(call.acceptedTypes.map((type) => [type, {}])) };
      paths[`/api${call.path}`] = {
        post: { ...operationBase(tag, call), requestBody, responses: { ...done, default: refusal } },
      };
    }
  }
  return paths;
}

const text = { type: 'string' };
const filterParameter = inQuery('filter', text, false);
const listParameters = [filterParameter, inQuery('range', text, false), inQuery('sort', text, false)];
const fileParameters = [filterParameter, inQuery('format', { ...text, enum: tableFormats }, false)];
const idInPath = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

function recordPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const resource of resources) {
    const { name, access } = resource;
    const row = jsonSchemaOf(recordShape(resource));
    const answering = (status: number, description: string, schema: Json) => ({
      responses: { [status]: { description, content: content(schema) }, default: refusal },
    });
    const one = answering(200, 'The record.', row);
    const tags = ['Records'];
    const read = { tags, description: requirementOf(access.read) };
    const write = { tags, description: requirementOf(access.write) };
    const draft = { requestBody: { content: content(jsonSchemaOf(draftShape(resource))) } };
    const page = answering(200, 'A page of records.', { type: 'array', items: row });
    const create = { ...write, summary: `Creates a record of ${name}.`, ...draft };
    const update = { ...write, summary: `Updates a record of ${name}.`, ...draft, ...one };
    const remove = { ...write, summary: `Deletes a record of ${name}.`, ...one };
    const path = `/api/v2/resources/${name}`;
    paths[path] = {
      get: { ...read, summary: `Lists a page of ${name}.`, parameters: listParameters, ...page },
      ...(isRecordWriteEnabled(name, 'create')
        ? { post: { ...create, ...answering(201, 'The new record.', row) } }
        : {}),
    };
    paths[`${path}/{id}`] = {
      parameters: [idInPath],
      get: { ...read, summary: `Returns a record of ${name}.`, ...one },
      ...(isRecordWriteEnabled(name, 'update') ? { put: update } : {}),
      ...(isRecordWriteEnabled(name, 'delete') ? { delete: remove } : {}),
    };
    const all = { ...read, summary: `Exports all ${name} that match the filter.` };
    paths[`${path}/export`] = {
      get: { ...all, parameters: fileParameters, responses: fileOf(Object.values(tableContentTypes)) },
    };
  }
  return paths;
}

function legacyPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const [file, { actions, dataIn }] of Object.entries(legacyFiles)) {
    const oneOf = Object.values(actions).map(({ actionName, summary, needs, data }) => {
      const fields = jsonSchemaOf(toYupSchema(data));
      const name = {
        type: 'object',
        properties: { actionName: { const: actionName } },
        required: ['actionName'],
      };
      const body = dataIn === 'flat' ? fields : { type: 'object', properties: { data: fields } };
      return { description: `${summary} ${requirementOf(needs)}`, allOf: [name, body] };
    });
    const anyOf = Object.values(actions).map(({ actionName, response: answer }) => ({
      title: actionName,
      ...jsonSchemaOf(toYupSchema(answer)),
    }));
    const envelope = { type: 'object', properties: { data: { anyOf } }, required: ['data'] };
    const done = { description: 'The response of the action, in an envelope.', content: content(envelope) };
    paths[`/legacy/${file}`] = {
      post: {
        tags: ['Legacy'],
        summary: `The actions of ${file}.`,
        requestBody: { content: content({ oneOf }) },
        responses: { 200: done, default: legacyRefusal },
      },
    };
  }
  return paths;
}

/** This document and its HTML page. */
function ownPaths(): Json {
  const own = (summary: string, type: string) => ({
    get: {
      tags: ['Documentation'],
      summary,
      description: requirementOf('anyone'),
      security: [],
      responses: fileOf([type]),
    },
  });
  return {
    '/api/openapi.json': own('This document as JSON.', 'application/json'),
    '/api/docs': own('This documentation as an HTML page.', 'text/html; charset=utf-8'),
  };
}

/** The whole API as an OpenAPI 3.1 document, generated from the contracts with which the server parses requests. */
export function buildOpenApiDocument(title: string, version: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'cairn_session' } } },
    security: [{ session: [] }],
    paths: { ...callPaths(), ...filePaths(), ...recordPaths(), ...legacyPaths(), ...ownPaths() },
  };
}
