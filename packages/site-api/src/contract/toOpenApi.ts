import { wire } from '../wire';
import { calls, type Call } from './calls';
import { toJsonSchema, type JsonSchema } from './toJsonSchema';

export interface OpenApiOptions {
  /** @default 'Plinth site API' */
  readonly title?: string;
  /** @default '1.0.0' */
  readonly version?: string;
  /** Addresses of servers that answer the calls. @default [] */
  readonly servers?: readonly string[];
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: JsonSchema;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly parameters: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

/**
 * The contract as an OpenAPI 3.1 document, made from the same table as client and server.
 *
 * @example
 * ```ts
 * import { toOpenApi } from '@plinth/site-api/contract';
 *
 * const document = toOpenApi({ title: 'Our site', servers: ['https://site.example'] });
 * ```
 */
export function toOpenApi({
  title = 'Plinth site API',
  version = '1.0.0',
  servers = [],
}: OpenApiOptions = {}): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const call of Object.values(calls))
    (paths[call.path] ??= {})[call.method.toLowerCase()] = describeCall(call);
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: servers.map((url) => ({ url })),
    paths,
    components: { schemas: { Failure: failure } },
  };
}

/** The possible answers of a call that fails ([API-6] to [API-9]). */
const failure = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    billingErrorCode: {},
    loginRequired: { type: 'boolean' },
    authorizationFail: { type: 'boolean' },
    crumbFail: { type: 'boolean' },
    crumb: { type: 'string' },
  },
};

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
};

function describeCall(call: Call): OpenApiOperation {
  const { name, path, encoding, answer, accepts } = call;
  const schema: JsonSchema = call.payload ? toJsonSchema(call.payload) : {};
  const inPath = [...path.matchAll(/{(\w+)}/g)].map(([, part]) => part!);
  const mediaType = encoding === 'query' || encoding === 'none' ? undefined : mediaTypes[encoding];
  const succeeded = {
    description: 'Success',
    content: { 'application/json': { schema: toJsonSchema(answer) } },
  };
  const failed = {
    description: 'Failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
  return {
    operationId: name,
    parameters: [
      ...inPath.map((part) => describeParameter('path', part, schema)),
      ...(encoding === 'query'
        ? Object.keys(propertiesOf(schema)).map((field) =>
            describeParameter('query', field, schema),
          )
        : []),
      ...describeCrumb(call),
    ],
    ...(mediaType && {
      requestBody: { required: true, content: { [mediaType]: { schema } } },
    }),
    responses: {
      ...Object.fromEntries((accepts ?? [200]).map((status) => [status, succeeded])),
      default: failed,
    },
  };
}

function describeParameter(place: 'path' | 'query', name: string, schema: JsonSchema): JsonSchema {
  const required = (schema['required'] as readonly string[] | undefined)?.includes(name) ?? false;
  return { name, in: place, required, schema: propertiesOf(schema)[name] ?? {} };
}

function describeCrumb({ crumb }: Call): readonly JsonSchema[] {
  if (crumb !== 'query' && crumb !== 'header') return [];
  const name = crumb === 'query' ? wire.crumb : wire.crumbHeader;
  return [{ name, in: crumb, required: true, schema: { type: 'string' } }];
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema['properties'] ?? {}) as Record<string, JsonSchema>;
}
