import { randomUUID } from 'node:crypto'
import type { ServiceIdentifier } from 'inversify'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import type { StaffAct } from '#core/kernel/ports.ts'
import type { CaseSubject } from '#core/moderation/values.ts'
import type { Site } from '#core/site/ports.ts'
import * as tokens from '#server/platform/tokens.ts'
import { erasureOf } from '#specs/harness/database/erasure.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import type { Dice } from '#specs/harness/simulator/dice.ts'

export const MEMBERS = 4
/** What each member says of themselves, for as long as nobody removes it. */
export const ABOUT = 'Graag een avond uit.'
/** What comes with a new account. */
const CREDITS = 20

export type CaseRow = {
  id: string
  status: string
  subject: CaseSubject
  accused_id: string | null
}

/** In the order in which they are made, so that a seed picks the same ones whenever it is played. */
const idsInOrder = () => {
  const scene = randomUUID().slice(0, 13)
  let made = 0
  return () => {
    made += 1
    return `${scene}-7000-8000-${made.toString(16).padStart(12, '0')}`
  }
}

/** A site in which a few members and two of the staff do whatever the dice say. */
export const sceneOn = (server: SpecServer, dice: Dice) => {
  const members: string[] = []
  const newId = idsInOrder()
  const part = <T>(token: ServiceIdentifier<T>) => server.container.getAsync(token)
  const move = async (first: FirstEvent[], log?: StaffAct) =>
    (await part(tokens.dispatch))({
      attempt: async () => ({ first, answer: () => null, ...(log && { log }) }),
    })
  const rowsOf = async <R>(text: string, ...values: unknown[]) =>
    (await server.db.query<R & Record<string, unknown>>(text, values)).rows

  return {
    server,
    dice,
    members,
    newId,
    staff: [newId(), newId()],
    part,
    move,
    rowsOf,
    /** One of what is found; null where nothing is. */
    anyOf: async <R>(text: string, ...values: unknown[]) => {
      const found = await rowsOf<R>(text, members, ...values)
      return found.length > 0 ? dice.pick(found) : null
    },
    site: async (): Promise<Site> => {
      const site = (await (await part(tokens.sites)).all()).find(({ id }) => id === 'vonk')
      if (!site) throw new Error('The site is not there')
      return site
    },
    toAccount: (id: string, event: EventOf<'account'>) =>
      move([{ to: 'account', id, event, must: false }]),
    erase: (id: string) =>
      move([{ to: 'account', id, event: { type: 'erase' }, must: false }], erasureOf(id)),
    /** Somebody who is confirmed, with a text of their own. */
    join: async () => {
      const id = newId()
      const record = {
        site: 'vonk',
        email: `${id}@voorbeeld.example`,
        passwordHash: '',
        name: `Lid ${id.slice(0, 6)}`,
        born: '1990-01-01',
        gender: 'male',
        seeks: 'female',
        sexuality: null,
        country: 'NL',
        region: 'Utrecht',
        city: 'Utrecht',
        language: 'nl',
        trafficSource: null,
        paymentCountry: 'NL',
        consent: null,
        reason: '',
        firstMessage: null,
      } as const
      const opened = { link: 'good', opener: 'known', credits: CREDITS } as const
      await move([
        { to: 'account', id, begin: { account: id }, record, must: true },
        { to: 'account', id, event: { type: 'activate', ...opened }, must: true },
      ])
      await server.db.query('update profile set about_me = $2 where account_id = $1', [id, ABOUT])
      members.push(id)
    },
  }
}
export type Scene = ReturnType<typeof sceneOn>
