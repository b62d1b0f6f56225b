import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { asAway, asThrown } from '#adapters/postgres/platform/storage-away.ts'
import { StorageAway } from '#core/kernel/ports.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const told = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })

describe('whether a database is away', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENOTFOUND',
    'EMFILE',
  ])('is so when the network says %s', (code) => {
    expect(asAway(coded(code))).toMatchObject({ name: 'StorageAway', code })
  })

  it.each([
    '08006',
    '53000',
    '53100',
    '53200',
    '53300',
    '58030',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '25006',
    '25P03',
    '55P03',
  ])('is away when it says %s itself', (code) => {
    expect(asAway(told(code))).toMatchObject({ name: 'StorageAway', code })
  })

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('is away when its driver says "%s"', (message) => {
    expect(asAway(new Error(message))).toMatchObject({ name: 'StorageAway', message })
  })

  it('is away when none of its addresses lets anybody in', () => {
    const both = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])
    expect(asAway(both)).toMatchObject({ code: 'ECONNREFUSED', cause: both })
  })

  it.each(['23505', '23514', '22P02', '42P01', '42601', '40001', '28P01', '3D000', 'XX000'])(
    'is there when it says %s, which is thrown as it is',
    (code) => {
      const error = told(code)
      expect(asAway(error)).toBeNull()
      expect(asThrown(error)).toBe(error)
    },
  )

  it('is there where something of our own fails, or nothing does', () => {
    expect(asAway(new TypeError('x is not a function'))).toBeNull()
    expect(asAway(null)).toBeNull()
    expect(asAway(undefined)).toBeNull()
  })

  it('is away once: an error that says so stays the same', () => {
    const away = new StorageAway('x', {})
    expect(asAway(away)).toBe(away)
  })
})
