import type { Schema, SchemaDescription } from 'yup';
import { resources } from '../resources/index.ts';
import { type Call, schemaOf } from './call.ts';
import { draftShape, recordShape } from './records.ts';
import { callGroups, legacyFiles, writtenByCalls } from './registry.ts';

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

/** The JSON schema of a yup schema: types, null, lengths and choices; rules in code are left to their sentences. */
export function jsonSchemaOf(schema: Schema): Json {
  return described(schema.describe() as Described);
}

function described(it: Described): Json {
  const shape = { ...shapeOf(it), ...limitsOf(it) };
  const choices = it.oneOf.filter((choice) => choice !== undefined);
  const chosen = choices.length > 0 ? { ...shape, enum: choices } : shape;
  return it.nullable ? { anyOf: [chosen, { type: 'null' }] } : chosen;
}

function shapeOf(it: Described): Json {
  if (it.type === 'array') return { type: 'array', items: it.innerType ? described(it.innerType) : {} };
  if (!it.fields) return plainTypes[it.type] ?? {};
  const fields = Object.entries(it.fields) as [string, Described][];
  const required = fields.filter(([, field]) => !field.optional).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, described(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

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
const needsWord = (needs: string) =>
  needs === 'anyone'
    ? 'No session.'
    : needs === 'link'
      ? 'A session or the code of an invitation.'
      : `Tier ${needs}.`;

const refusal: Json = {
  description: 'Refused: `code` says why, `problems` which fields.',
  content: content({
    type: 'object',
    properties: {
      message: { type: 'string' },
      code: { type: 'string' },
      problems: {
        type: 'array',
        items: {
          type: 'object',
          properties: { field: { type: 'string' }, problem: { type: 'string' }, params: { type: 'object' } },
        },
      },
    },
    required: ['message', 'code', 'problems'],
  }),
};

function operationOf(tag: string, call: Call): Json {
  const body = jsonSchemaOf(schemaOf(call.body));
  return {
    tags: [tag],
    summary: call.summary,
    description: needsWord(call.needs),
    ...(call.needs === 'anyone' ? { security: [] } : {}),
    ...(call.method === 'GET' ? {} : { requestBody: { content: content(body) } }),
    responses: {
      200: { description: 'Done.', content: content(jsonSchemaOf(schemaOf(call.answer))) },
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

function recordPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const resource of resources) {
    const path = `/api/v2/resources/${resource.name}`;
    const row = jsonSchemaOf(recordShape(resource));
    const one = { 200: { description: 'The record.', content: content(row) }, default: refusal };
    const many = {
      200: { description: 'A page.', content: content({ type: 'array', items: row }) },
      default: refusal,
    };
    const query = ['filter', 'range', 'sort'].map((name) => ({
      name,
      in: 'query',
      schema: { type: 'string' },
    }));
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
    const tags = ['Records'];
    const read = { tags, description: needsWord(resource.access.read) };
    const write = { tags, description: needsWord(resource.access.write) };
    const requestBody = { content: content(jsonSchemaOf(draftShape(resource))) };
    const page = { ...read, summary: `A page of ${resource.name}.`, parameters: query, responses: many };
    const single = { ...read, summary: `One of ${resource.name}.`, responses: one };
    if (writtenByCalls.includes(resource.name)) {
      paths[path] = { get: page };
      paths[`${path}/{id}`] = { parameters: [id], get: single };
      continue;
    }
    paths[path] = {
      get: page,
      post: { ...write, summary: `Creates one of ${resource.name}.`, requestBody, responses: one },
    };
    paths[`${path}/{id}`] = {
      parameters: [id],
      get: single,
      put: { ...write, summary: `Saves one of ${resource.name}.`, requestBody, responses: one },
      delete: { ...write, summary: `Deletes one of ${resource.name}.`, responses: one },
    };
  }
  return paths;
}

function legacyPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const [file, { actions, dataIn }] of Object.entries(legacyFiles)) {
    const oneOf = Object.values(actions).map(({ actionName, summary, needs, data }) => {
      const fields = jsonSchemaOf(schemaOf(data));
      const name = {
        type: 'object',
        properties: { actionName: { const: actionName } },
        required: ['actionName'],
      };
      const body = dataIn === 'flat' ? fields : { type: 'object', properties: { data: fields } };
      return { description: `${summary} ${needsWord(needs)}`, allOf: [name, body] };
    });
    paths[`/legacy/${file}`] = {
      post: {
        tags: ['Legacy'],
        summary: `The actions of ${file}.`,
        requestBody: { content: content({ oneOf }) },
        responses: { 200: { description: 'The answer in an envelope: `{ data }`.' }, default: refusal },
      },
    };
  }
  return paths;
}

/** The whole API as an OpenAPI 3.1 document, made from the same contracts that the server parses bodies with. */
export function openApi(title: string, version: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'cairn_session' } } },
    security: [{ session: [] }],
    paths: { ...callPaths(), ...recordPaths(), ...legacyPaths() },
  };
}
