import type * as v from 'valibot';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of valibot's schemas and actions that the contract uses. */
interface Part {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly value?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly unknown[];
  readonly requirement?: unknown;
}

/**
 * Returns the JSON Schema (2020-12) of the values that may be sent for a schema. Throws a
 * `TypeError` for a part that it cannot express.
 */
export function toJsonSchema(schema: v.GenericSchema): JsonSchema {
  return describe(schema);
}

function describe(part: Part): JsonSchema {
  const [sent, ...actions] = part.pipe ?? [];
  if (!sent) return describeType(part);
  let described = describe(sent);
  for (const action of actions) {
    described = { ...described, ...describeAction(action, described) };
    // The actions after a transformation apply to its result, not to the value that is sent.
    if (action.kind === 'transformation' && action.type !== 'trim') break;
  }
  return described;
}

function describeType(part: Part): JsonSchema {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type };
    case 'unknown':
      return {};
    case 'array':
      return { type: 'array', items: describe(part.item!) };
    case 'record':
      return { type: 'object', additionalProperties: describe(part.value!) };
    case 'object':
    case 'loose_object':
      return describeObject(part.entries!);
    case 'optional':
      return describe(part.wrapped!);
    case 'nullish':
      return { anyOf: [describe(part.wrapped!), { type: 'null' }] };
    case 'union':
      return { anyOf: (part.options as Part[]).map(describe) };
    case 'picklist':
      return { enum: part.options };
    default:
      throw new TypeError(`There is no JSON Schema yet for the valibot schema “${part.type}”.`);
  }
}

function describeObject(entries: Readonly<Record<string, Part>>): JsonSchema {
  const mayBeLeftOut = ({ type }: Part) => type === 'optional' || type === 'nullish';
  const required = Object.keys(entries).filter((name) => !mayBeLeftOut(entries[name]!));
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, describe(entry)]),
    ),
    ...(required.length > 0 && { required }),
  };
}

function describeAction(action: Part, { type }: JsonSchema): JsonSchema {
  const list = type === 'array';
  switch (action.type) {
    case 'max_length':
      return { [list ? 'maxItems' : 'maxLength']: action.requirement };
    case 'non_empty':
      return { [list ? 'minItems' : 'minLength']: 1 };
    case 'regex':
      return { pattern: (action.requirement as RegExp).source };
    case 'parse_json':
      return { contentMediaType: 'application/json' };
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: action.requirement };
    case 'max_value':
      return { maximum: action.requirement };
    case 'check':
    case 'finite':
    case 'trim':
    case 'transform':
    case 'raw_transform':
      return {};
    default:
      throw new TypeError(`There is no JSON Schema yet for the valibot action “${action.type}”.`);
  }
}
