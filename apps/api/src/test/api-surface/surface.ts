/** What programs rest on of one value: the JSON types that it may have, or its values where they are listed. */
export interface Field {
  types: string[];
  isRequired: boolean;
}

/** What programs rest on of one operation: fields by their path, such as `body.customField.tags[].name`. */
export interface OperationSurface {
  /** `POST /api/v1/tasks` */
  call: string;
  permission: string;
  takesTokens: boolean;
  /** Statuses of success. */
  statuses: string[];
  asks: Record<string, Field>;
  answers: Record<string, Field>;
}

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

interface Operation {
  'x-permission'?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** Deeper than any answer goes; what is below is not compared. */
const deepest = 8;

/** Pure: what programs rest on of a whole OpenAPI document, in the order of calls. */
export function surfaceOf({ paths }: ApiDocument): OperationSurface[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationOf(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  return all.sort((a, b) => (a.call < b.call ? -1 : 1));
}

function operationOf(call: string, operation: Operation): OperationSurface {
  const asks: Record<string, Field> = {};
  const answers: Record<string, Field> = {};
  for (const { name, in: place, required = false, schema } of operation.parameters ?? [])
    note(asks, `${place}.${name}`, schema, required);
  for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
    note(asks, 'body', schema, true);
  const statuses = Object.keys(operation.responses).filter((status) => /^[23]\d\d$/.test(status));
  for (const status of statuses)
    for (const { schema } of Object.values(operation.responses[status]?.content ?? {}))
      note(answers, status, schema, true);
  return {
    call,
    permission: operation['x-permission'] ?? '',
    takesTokens: !operation.security || operation.security.some((scheme) => 'token' in scheme),
    ...{ statuses, asks, answers },
  };
}

function note(
  into: Record<string, Field>,
  path: string,
  schema: Schema,
  isRequired: boolean,
  depth = 0,
): void {
  const there = into[path];
  const types = new Set([...(there?.types ?? []), ...typesOf(schema)]);
  into[path] = { types: [...types].sort(), isRequired: there ? there.isRequired && isRequired : isRequired };
  if (depth === deepest) return;
  for (const choice of choicesOf(schema)) note(into, path, choice, isRequired, depth + 1);
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    note(into, `${path}.${name}`, field, schema.required?.includes(name) ?? false, depth + 1);
  if (schema.items) note(into, `${path}[]`, schema.items, true, depth + 1);
  if (typeof schema.additionalProperties === 'object')
    note(into, `${path}{}`, schema.additionalProperties, false, depth + 1);
}

const choicesOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema) => [...anyOf, ...oneOf, ...allOf];

function typesOf(schema: Schema): string[] {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if (choicesOf(schema).length > 0) return [];
  return schema.type === undefined ? ['any'] : [schema.type].flat();
}
