import type { Refusal } from '#core/contract/codes.ts'
import {
  type Answer,
  type AskedBody,
  type AskedQuery,
  type Key,
  partsOf,
} from '#core/contract/contract.ts'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'

export type Asked<K extends Key> = {
  query?: AskedQuery<K>
  body?: AskedBody<K>
  headers?: Record<string, string>
}
export type Replied = { status: number; headers: Headers; text: string; json: unknown }

/** A browser as the API sees one: it keeps its cookies and says where a call comes from. */
export type Browser = {
  /** The session's cookie, as it would be sent. */
  cookie(): string
  /** An empty header is not sent. */
  send(method: string, path: string, init?: RequestInit): Promise<Replied>
  call<K extends Key>(key: K, asked?: Asked<K>): Promise<Replied>
  /** The answer; throws when the call is refused. */
  ask<K extends Key>(key: K, asked?: Asked<K>): Promise<Answer<K>>
  /** The refusal with its status; throws when the call is answered. */
  refusal<K extends Key>(key: K, asked?: Asked<K>): Promise<Refusal & { status: number }>
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const pathOf = (key: Key, query: object = {}) => {
  const { path, query: telling } = partsOf(key)
  const all = new URLSearchParams(telling ?? '')
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) all.append(name, String(value))
  }
  return all.size > 0 ? `${path}?${all}` : path
}

/** As by a member who ticks the box; a spec about the box says otherwise, also by `undefined`. */
const ticked = { immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION }
const withTick = (key: Key, body: unknown) =>
  key === 'POST /api/order.php' && body instanceof Object ? { ...ticked, ...body } : body

/** `always`: headers of every call, such as the host under which a proxy was asked. */
export const browserAt = (address: () => string, always: Record<string, string> = {}): Browser => {
  const cookies = new Map<string, string>()
  const sent = (isIt: (name: string) => boolean = () => true) =>
    [...cookies]
      .filter(([name]) => isIt(name))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  const cookie = () => sent((name) => name.endsWith('session'))

  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  const send: Browser['send'] = async (method, path, init = {}) => {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', ...always })
    if (cookies.size > 0) headers.set('cookie', sent())
    for (const [name, value] of new Headers(init.headers)) {
      if (value === '') headers.delete(name)
      else headers.set(name, value)
    }
    const response = await fetch(`${address()}${path}`, {
      redirect: 'manual',
      ...init,
      method,
      headers,
    })
    keep(response.headers)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parsed(text) }
  }

  const call: Browser['call'] = (key, { query, body, headers = {} } = {}) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    return send(partsOf(key).method, pathOf(key, query), {
      headers: { ...json, ...headers },
      ...(body !== undefined && { body: JSON.stringify(withTick(key, body)) }),
    })
  }

  return {
    cookie,
    send,
    call,
    ask: async (key, asked) => {
      const { status, json, text } = await call(key, asked)
      if (status !== 200) throw new Error(`${key} answers ${status}: ${text}`)
      return json as Answer<typeof key>
    },
    refusal: async (key, asked) => {
      const { status, json, text } = await call(key, asked)
      if (status === 200) throw new Error(`${key} is not refused: ${text}`)
      return { ...(json as Refusal), status }
    },
  }
}
