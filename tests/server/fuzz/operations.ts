/** A JSON schema as in the API document. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly title?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

interface DocumentedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An operation of the API document, or one action of a legacy file. */
export interface Operation {
  /** The name as in the isolation tests: `POST /v2/teams/audit`, `account.php get-all`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The schema of the JSON body; null if there is no body or it is not JSON. */
  readonly body: JsonSchema | null;
  /** The content types of a body that is not JSON. */
  readonly rawTypes: readonly string[];
  /** The schema of a JSON response by status. */
  readonly answers: ReadonlyMap<number, JsonSchema>;
}

const methods = ['get', 'post', 'put', 'delete', 'patch'];

/** Every operation of the API document; a legacy file has one per action. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const shared = (item.parameters ?? []) as readonly Parameter[]; // Named by OpenAPI.
    return methods
      .filter((method) => method in item)
      .flatMap((method) => {
        const operation = readOperation(path, method, shared, item[method] as DocumentedOperation); // Named by OpenAPI.
        return path.startsWith('/legacy/') ? actionsOf(operation) : [operation];
      });
  });
}

function readOperation(
  path: string,
  method: string,
  shared: readonly Parameter[],
  { parameters = [], requestBody, responses }: DocumentedOperation,
): Operation {
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema;
    return schema && status !== 'default' ? [[Number(status), schema] as const] : [];
  });
  const body = requestBody?.content['application/json']?.schema ?? null;
  return {
    name: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
    method: method.toUpperCase(),
    path,
    parameters: [...shared, ...parameters],
    body,
    rawTypes: requestBody && !body ? Object.keys(requestBody.content) : [],
    answers: new Map(answers),
  };
}

/** Each action with its own body and its own response in the envelope. */
function actionsOf(operation: Operation): readonly Operation[] {
  const envelope = operation.answers.get(200);
  return (operation.body?.oneOf ?? []).map(({ allOf = [] }) => {
    const properties = Object.assign({}, ...allOf.map((part) => part.properties));
    const required = allOf.flatMap((part) => part.required ?? []);
    const actionName = String(properties.actionName.const);
    const data = envelope?.properties?.data?.anyOf?.find(({ title }) => title === actionName);
    return {
      ...operation,
      name: `${operation.path.replace('/legacy/', '')} ${actionName}`,
      body: { type: 'object', properties, required },
      answers: new Map(data ? [[200, { ...envelope, properties: { data } }]] : []),
    };
  });
}
