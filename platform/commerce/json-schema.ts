import { isRecord, Refusal } from '#platform/answers.ts'

/** The part of JSON Schema that the contract's bodies need. */
export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | readonly string[]
  required?: readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: false
  minLength?: number
  minimum?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  items?: JsonSchema
  /** Checks the first item only: the tuple form of the order schema. */
  firstItem?: JsonSchema
}

/** An error with AJV 6's message. */
interface SchemaFault {
  keyword: string
  dataPath: string
  schemaPath: string
  params: Record<string, unknown>
  message: string
}

interface Location {
  dataPath: string
  schemaPath: string
}

/** Refuses a value that does not fit. */
export function refuseUnfit(value: unknown, schema: JsonSchema, code = 400): void {
  const fault = findFault(value, schema)
  if (fault) throw new Refusal(code, [fault])
}

/** The first error of a value; null when it fits (contract §0.2: stock platforms report only one). */
export function findFault(
  value: unknown,
  schema: JsonSchema,
  location: Location = { dataPath: '', schemaPath: '#' },
): SchemaFault | null {
  const fault = (keyword: string, params: Record<string, unknown>, message: string): SchemaFault => ({
    keyword,
    dataPath: location.dataPath,
    schemaPath: `${location.schemaPath}/${keyword}`,
    params,
    message,
  })
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return fault('type', { type: types.join(',') }, `should be ${types.join(',')}`)
  if (typeof value === 'string') return stringFault(value, schema, fault)
  if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum) {
    const params = { comparison: '>=', limit: schema.minimum, exclusive: false }
    return fault('minimum', params, `should be >= ${schema.minimum}`)
  }
  if (Array.isArray(value)) return arrayFault(value, schema, fault, location)
  return isRecord(value) ? objectFault(value, schema, fault, location) : null
}

type ToFault = (keyword: string, params: Record<string, unknown>, message: string) => SchemaFault

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function stringFault(value: string, { minLength, pattern }: JsonSchema, fault: ToFault): SchemaFault | null {
  if (minLength !== undefined && [...value].length < minLength)
    return fault('minLength', { limit: minLength }, `should NOT be shorter than ${minLength} characters`)
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return fault('pattern', { pattern }, `should match pattern "${pattern}"`)
  return null
}

function arrayFault(
  value: unknown[],
  schema: JsonSchema,
  fault: ToFault,
  location: Location,
): SchemaFault | null {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items, firstItem } = schema
  if (value.length < minItems)
    return fault('minItems', { limit: minItems }, `should NOT have fewer than ${minItems} items`)
  if (value.length > maxItems)
    return fault('maxItems', { limit: maxItems }, `should NOT have more than ${maxItems} items`)
  const checked = firstItem ? value.slice(0, 1) : value
  const itemSchema = firstItem ?? items
  if (!itemSchema) return null
  return first(checked, (item, at) =>
    findFault(item, itemSchema, {
      dataPath: `${location.dataPath}[${at}]`,
      schemaPath: `${location.schemaPath}/items${firstItem ? '/0' : ''}`,
    }),
  )
}

function objectFault(
  value: Record<string, unknown>,
  { required = [], properties = {}, additionalProperties }: JsonSchema,
  fault: ToFault,
  location: Location,
): SchemaFault | null {
  const extra = Object.keys(value).find(
    (key) => additionalProperties === false && !Object.hasOwn(properties, key),
  )
  if (extra !== undefined)
    return fault(
      'additionalProperties',
      { additionalProperty: extra },
      'should NOT have additional properties',
    )
  const missing = required.find((key) => value[key] === undefined)
  if (missing !== undefined)
    return fault('required', { missingProperty: missing }, `should have required property '${missing}'`)
  return first(Object.entries(properties), ([key, schema]) =>
    value[key] === undefined
      ? null
      : findFault(value[key], schema, {
          dataPath: `${location.dataPath}.${key}`,
          schemaPath: `${location.schemaPath}/properties/${key}`,
        }),
  )
}

function first<Item>(items: readonly Item[], find: (item: Item, at: number) => SchemaFault | null) {
  for (const [at, item] of items.entries()) {
    const fault = find(item, at)
    if (fault) return fault
  }
  return null
}
