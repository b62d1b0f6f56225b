import type { NewAccount } from '#core/account/values.ts'
import { gifts } from '#core/chat/values.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Agenda } from './agenda.ts'
import { type Devices, type Outcome, outcomeOf } from './device.ts'
import type { Dice } from './dice.ts'
import { RIGHT_PASSWORD, type Server, site } from './server.ts'
import { storedIn } from './tables.ts'

export type Cast = {
  agenda: Agenda
  dice: Dice
  server: Server
  devices: Devices
  members: readonly string[]
  /** A new id, made before it is first sent. */
  newId: (me: string, what: string) => string
  /** Hears of a message that the server has said it has. */
  acknowledged: (message: string) => void
}
export type Act = (me: string) => Promise<unknown>

export const recordOf = (name: string): NewAccount => ({
  site: site.id,
  email: `${name}@example.nl`,
  passwordHash: '',
  name,
  born: '1990-01-01',
  gender: 'female',
  seeks: 'male',
  sexuality: null,
  country: 'NL',
  paymentCountry: 'NL',
  region: '',
  city: '',
  language: 'nl',
  trafficSource: null,
  consent: null,
  reason: '',
  firstMessage: null,
})

const dispatching =
  ({ server: { doors } }: Cast) =>
  async (key: string, first: FirstEvent[]): Promise<Outcome> => {
    const idempotency = { scope: 'simulation', key, fingerprint: '' }
    const done = await doors.dispatch({
      idempotency,
      attempt: async () => ({ first, answer: () => ({}) }),
    })
    return done.done ? 'ok' : done.why
  }

/** Signing up, and what a member may do with the account. */
export const accountActs = (cast: Cast) => {
  const { dice, devices, newId } = cast
  const { doors } = cast.server
  const dispatch = dispatching(cast)
  const opening = { member: null, mark: 'device', password: undefined }
  const signUp: Act = (me) => {
    const begin = { account: me }
    const first: FirstEvent[] = [
      { to: 'account', id: me, begin, record: recordOf(me), must: true },
      { to: 'timeBonus', id: me, begin, record: null, must: true },
    ]
    return devices.call(`${me} signs up`, () => dispatch(`signup ${me}`, first))
  }
  const activate: Act = (me) => {
    const key = newId(me, 'k')
    return devices.call(`${me} opens the activation link`, async () =>
      outcomeOf(await doors.activate({ ...opening, token: me, device: me, site, key })),
    )
  }
  const comeBack: Act = (me) => {
    const key = newId(me, 'k')
    return devices.call(`${me} comes back`, async () =>
      outcomeOf(await doors.comeBack({ token: me, site, key })),
    )
  }
  const leave: Act = (me) => {
    const password = dice.chance(0.7) ? RIGHT_PASSWORD : 'wrong'
    const key = newId(me, 'k')
    return devices.callAs(me, `${me} leaves`, async () =>
      outcomeOf(await doors.leave(me, { password, reason: 'pause' }, key)),
    )
  }
  const seen = (words: string, visible: boolean): Act => {
    return (me) =>
      devices.callAs(me, `${me} ${words}`, async () =>
        outcomeOf((await doors.setVisible(me, visible)) ?? {}),
      )
  }
  return {
    signUp,
    activate,
    comeBack,
    leave,
    hide: seen('hides', false),
    show: seen('shows', true),
  }
}

/** What staff do, by the same commands as in the product. */
export const staffActs = (cast: Cast) => {
  const { dice, devices, newId } = cast
  const dispatch = dispatching(cast)
  const ofAccount = (me: string, words: string, event: object) => {
    const key = newId(me, 'k')
    const first = { to: 'account', id: me, event, must: true } as FirstEvent
    return devices.call(words, () => dispatch(key, [first]))
  }
  const suspend: Act = (me) => ofAccount(me, `staff suspend ${me}`, { type: 'suspend' })
  const restore: Act = (me) =>
    ofAccount(me, `staff restore ${me}`, { type: 'restore', mail: newId(me, 'x') })
  const erase: Act = async (me) => {
    if (dice.chance(0.4)) await ofAccount(me, `staff erase ${me}`, { type: 'erase' })
  }
  return { suspend, restore, erase }
}

/** What members say to one another, and how they stop. */
export const chatActs = (cast: Cast) => {
  const { dice, devices, members, newId, acknowledged } = cast
  const { doors, tables } = cast.server
  const dispatch = dispatching(cast)
  const another = (me: string) => dice.pick(members.filter((name) => name !== me))
  const talkOf = (me: string, other: string) => {
    const id = doors.ids.ofPair(me, other)
    const talk = storedIn(tables, 'conversation', id)
    return (
      talk && ({ id, talk, side: talk.context.starter === me ? 'starter' : 'receiver' } as const)
    )
  }
  const send: Act = async (me) => {
    const to = another(me)
    const body = dice.chance(0.05) ? ' ' : `hoi ${to}`
    const gift = dice.chance(0.15) ? dice.pick(gifts) : undefined
    const message = { id: newId(me, 'm'), body, gift }
    const words = `${me} ${gift ? `gives a ${gift},` : 'writes'} ${message.id} to ${to}`
    const isSent = await devices.post(me, words, { ...message, to }, async () => {
      const sent = await doors.send({ site, sender: me, recipient: to, message })
      return sent.done ? 'ok' : sent.why
    })
    if (isSent) acknowledged(message.id)
  }
  const read: Act = (me) => {
    const other = another(me)
    const id = doors.ids.ofPair(me, other)
    const upTo = dice.whole(0, tables.talks.get(id)?.lastSeq ?? 0)
    return devices.callAs(me, `${me} reads ${other} up to ${upTo}`, async () => {
      const unread = await doors.read(me, id, upTo)
      return unread === null ? 'nothing there' : `${unread} unread`
    })
  }
  const removeChat: Act = async (me) => {
    const other = another(me)
    const found = talkOf(me, other)
    if (!found) return
    const event = { type: `${found.side}Removes` } as const
    const key = newId(me, 'k')
    await devices.callAs(me, `${me} removes the chat with ${other}`, () =>
      dispatch(key, [{ to: 'conversation', id: found.id, event, must: false }]),
    )
  }
  const retract: Act = async (me) => {
    const own = [...tables.messages.values()].filter(({ from }) => from === me)
    const said = own.length > 0 && dice.pick(own)
    if (!said) return
    const event = { type: 'retract', by: me } as const
    const key = newId(me, 'k')
    await devices.callAs(me, `${me} removes ${said.id}`, () =>
      dispatch(key, [{ to: 'message', id: said.id, event, must: false }]),
    )
  }
  const blocking = (how: 'block' | 'unblock', of: (me: string) => string): Act => {
    return (me) => {
      const other = of(me)
      const key = newId(me, 'k')
      return devices.callAs(me, `${me} ${how}s ${other}`, async () =>
        outcomeOf(await doors.blocks[how]({ by: me, other, key })),
      )
    }
  }
  const blockedBy = (me: string) => {
    const blocked = members.filter((other) => {
      const found = talkOf(me, other)
      return found?.talk.context.blocks[found.side]
    })
    return blocked.length > 0 ? dice.pick(blocked) : another(me)
  }
  const [block, unblock] = [blocking('block', another), blocking('unblock', blockedBy)]
  return { send, read, removeChat, retract, block, unblock }
}
