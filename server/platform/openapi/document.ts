import * as z from 'zod'
import { type Call, takesKey } from '#core/contract/call.ts'
import { fieldCodes, type RefusalCode, refusalCodes } from '#core/contract/codes.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { currencies } from '#core/kernel/money.ts'
import { admission } from '#core/kernel/roles.ts'
import { methodNames } from '#core/payment/methods.ts'
import { spendingPeriods } from '#core/payment/spending-limit/rules.ts'
import { anyCallMayRefuse, statusOf } from '#server/platform/http/refusals.ts'

type Schema = Record<string, unknown>
type Reply = { description: string; content: Schema }
type Described = { key: Key; call: Call; method: string; path: string; telling: string | null }

const schemaOf = (schema: unknown, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.core.$ZodType, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}

const oneOf = (schemas: Schema[]): Schema => {
  const [only, ...more] = [...new Map(schemas.map((s) => [JSON.stringify(s), s])).values()]
  return more.length > 0 || !only ? { oneOf: [only, ...more] } : only
}

const json = (schema: Schema) => ({ 'application/json': { schema } })
const picture = { 'image/*': { schema: { type: 'string', format: 'binary' } } }

/** The query that tells calls of one path apart is a parameter with one value. */
const tellingParameter = (telling: string, required: boolean) => {
  const [name, value] = telling.split('=')
  return { name, in: 'query', required, schema: { type: 'string', const: value } }
}

const parametersOf = (calls: Described[]) =>
  calls.flatMap(({ call, telling }) => {
    const { properties = {}, required = [] } = call.query
      ? (schemaOf(call.query, 'input') as { properties?: Schema; required?: string[] })
      : {}
    const asked = Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name) && calls.length === 1,
      schema,
    }))
    return telling ? [...asked, tellingParameter(telling, calls.length === 1)] : asked
  })

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same answer, and one effect.',
  schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
}

/** What somebody hears who is not logged in. */
const audienceRefusals = ({ audience: who }: Call): RefusalCode[] => {
  const code = admission(who, 'visitor')
  return code === 'ok' ? [] : [code]
}

const refusalsOf = (calls: Described[]): [status: number, Reply][] => {
  const codes: RefusalCode[] = calls.flatMap(({ key: name, call }) => [
    ...call.refusals,
    ...(takesKey(name, call) ? (['key_reused'] as const) : []),
    ...audienceRefusals(call),
    ...anyCallMayRefuse.filter((code) => ['unforeseen', 'not_found'].includes(code)),
  ])
  const byStatus = Map.groupBy(new Set(codes), (code) => statusOf[code])
  return [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, all]) => [
      status,
      {
        description: all.join(', '),
        content: json({
          allOf: [{ $ref: '#/components/schemas/Refusal' }],
          properties: { error: { enum: all } },
        }),
      },
    ])
}

const successOf = (calls: Described[]): Reply => {
  const schema = oneOf(calls.map(({ call }) => schemaOf(call.answer, 'output')))
  const stream = calls.some(({ call }) => call.stream)
  const download = calls.find(({ call }) => call.download)?.call.download
  if (download) {
    const file = { schema: { type: 'string', format: 'binary' } }
    return { description: 'A file.', content: { [download]: file } }
  }
  const content = stream ? { 'text/event-stream': { schema } } : json(schema)
  return { description: stream ? 'A stream of events.' : 'Done.', content }
}

export type Operation = ReturnType<typeof operationOf>

const operationOf = (calls: Described[]) => {
  const [first] = calls
  const bodies = calls.flatMap(({ call }) => (call.body ? [schemaOf(call.body, 'input')] : []))
  const keyed = calls.some(({ key: name, call }) => takesKey(name, call))
  const isFile = calls.some(({ call }) => call.file)
  return {
    operationId: `${first?.method} ${first?.path}`.replace(/\W+/g, '_'),
    summary: calls.map(({ call }) => call.summary).join(' / '),
    security: calls.every(({ call }) => call.audience !== 'anyone') ? [{ session: [] }] : [],
    parameters: [...parametersOf(calls), ...(keyed ? [key] : [])],
    ...(bodies.length > 0 && {
      requestBody: { required: bodies.length === calls.length, content: json(oneOf(bodies)) },
    }),
    ...(isFile && { requestBody: { required: true, content: picture } }),
    responses: Object.fromEntries<Reply>([[200, successOf(calls)], ...refusalsOf(calls)]),
  }
}

const amount = {
  type: 'object',
  required: ['minor', 'currency'],
  properties: { minor: { type: 'integer' }, currency: { enum: currencies } },
}

const refusal = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { enum: refusalCodes },
    fields: { type: 'object', additionalProperties: { enum: fieldCodes } },
    minutes: { type: 'integer' },
    retry_after: { type: 'integer', description: 'Seconds.' },
    until: { type: 'string', format: 'date-time' },
    spending: {
      type: 'object',
      required: ['period', 'limit', 'left', 'until'],
      properties: {
        period: { enum: spendingPeriods },
        limit: amount,
        left: amount,
        until: { type: 'string', format: 'date-time' },
      },
    },
    minimum: amount,
    methods: { type: 'array', items: { enum: methodNames } },
  },
}

/** The contract as OpenAPI 3.1; calls that share a method and a path are one operation. */
export const openApiDocument = ({ title, server }: { title: string; server: string }) => {
  const calls = (Object.keys(contract) as Key[]).map((name): Described => {
    const { method, path, query } = partsOf(name)
    return { key: name, call: contract[name], method: method.toLowerCase(), path, telling: query }
  })
  const paths = [...Map.groupBy(calls, ({ path }) => path)].map(([path, ofPath]) => {
    const byMethod = [...Map.groupBy(ofPath, ({ method }) => method)]
    const operations = Object.fromEntries(byMethod.map(([m, all]) => [m, operationOf(all)]))
    return [path, operations] as const
  })
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: server }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>
