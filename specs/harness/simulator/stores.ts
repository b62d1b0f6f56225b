import { matchesState } from 'xstate'
import type { AccountStore, MailRecipient } from '#core/account/ports.ts'
import {
  isConfirmed,
  isErased,
  isPremium,
  isVisible,
  mayEnter,
  profileStatusOf,
} from '#core/account/selectors.ts'
import type { OwnAccount } from '#core/account/views.ts'
import type { ChatStore, SendFacts, SentMessage } from '#core/chat/ports.ts'
import { kindOf } from '#core/chat/selectors.ts'
import { closedTo, otherSide, type Side } from '#core/chat/sides.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { OWES_ANSWERS } from './members.ts'
import { only } from './only.ts'
import { allOf, type MessageRow, storedIn, type Tables } from './tables.ts'
import type { Way } from './weather.ts'

type Parts = { tables: Tables; way: Way }

const sideOf = ({ context }: StoredOf<'conversation'>, account: string): Side =>
  context.starter === account ? 'starter' : 'receiver'

export const presenceIn = (tables: Tables, id: string) => {
  const account = storedIn(tables, 'account', id)
  if (!account) return null
  if (isErased(account)) return 'erased'
  return mayEnter(account) === 'ok' ? 'there' : 'away'
}

const isShown = (account: StoredOf<'account'>) =>
  profileStatusOf(account) === 'active' && isVisible(account)

const stateOf = (tables: Tables, id: string) => {
  const state = storedIn(tables, 'message', id)?.state
  return (state === 'awaiting' ? 'sent' : state) as SentMessage['message']['state']
}

const sentOf = (tables: Tables, row: MessageRow): SentMessage => ({
  message: {
    id: row.id,
    seq: row.seq,
    from: row.from,
    kind: kindOf(row),
    gift: row.gift ?? null,
    body: row.body,
    at: row.at,
    state: stateOf(tables, row.id),
  },
  conversation: row.conversation,
  recipient: row.to,
  credits: tables.wallets.get(row.from)?.balance ?? 0,
})

type Ask = Parameters<ChatStore['sendFacts']>[0]

const sendFacts = (tables: Tables, { sender: by, recipient: to, conversation, message }: Ask) => {
  const me = storedIn(tables, 'account', by)
  const other = storedIn(tables, 'account', to)
  const wallet = tables.wallets.get(by)
  if (!me || !other || !wallet) return null
  const stored = storedIn(tables, 'conversation', conversation)
  const said = (tables.talks.get(conversation)?.lastSeq ?? 0) > 0
  const barred = stored !== null && closedTo(sideOf(stored, by), stored.context).barred
  if ((!isShown(other) || barred) && !said) return null
  const sent = tables.messages.get(message)
  return {
    stored,
    version: tables.lifecycles.get(`conversation:${conversation}`)?.version ?? 0,
    said,
    hiddenTo: tables.talks.get(conversation)?.from[stored ? sideOf(stored, by) : 'starter'] ?? 0,
    lastSeq: tables.talks.get(conversation)?.lastSeq ?? 0,
    starter: stored?.context.starter ?? by,
    receiver: stored?.context.receiver ?? to,
    owesAnswer: to === OWES_ANSWERS,
    opener: null,
    isUnheard: false,
    held: null,
    sending: {
      confirmed: isConfirmed(me),
      premium: isPremium(me),
      started: wallet.started,
      otherThere: profileStatusOf(other) === 'active',
      balance: wallet.balance,
    },
    sent: sent ? sentOf(tables, sent) : null,
  } satisfies SendFacts
}

/** What a reader never read and is hidden from the reader by now, of what was paid for. */
export const undeliveredIn = (tables: Tables, conversation: string, reader: string) => {
  const stored = storedIn(tables, 'conversation', conversation)
  const talk = tables.talks.get(conversation)
  if (!stored || !talk) return []
  const side = sideOf(stored, reader)
  return [...tables.messages.values()]
    .filter((one) => one.conversation === conversation && one.side === otherSide(side))
    .filter(({ seq, cost }) => cost > 0 && seq > talk.read[side] && seq <= talk.from[side])
    .filter(({ id }) => stateOf(tables, id) === 'sent')
    .map(({ id, cost }) => ({ message: id, cost }))
}

const wordsOf = (tables: Tables, conversation: string, sender: string) =>
  [...tables.messages.values()]
    .filter((one) => one.conversation === conversation && one.from === sender)
    .filter(({ id }) => stateOf(tables, id) !== 'removed')
    .map(({ id }) => id)

const isAlready = (
  { state }: StoredOf<'conversation'>,
  side: Side,
  presence: ReturnType<typeof presenceIn>,
) => presence !== null && matchesState({ living: { [`${side}Account`]: presence } }, state)

export const notAlignedIn = (tables: Tables, account: string) => {
  const presence = presenceIn(tables, account)
  return allOf(tables, 'conversation').flatMap(({ id, stored }) =>
    (['starter', 'receiver'] as const)
      .filter((side) => stored.context[side] === account)
      .filter((side) => !isAlready(stored, side, presence))
      .map((side) => ({ conversation: id, side })),
  )
}

/** The watermark of a reader moves forward, never back; what is read is no longer unread. */
const read = (tables: Tables, account: string, conversation: string, upTo: number) => {
  const stored = storedIn(tables, 'conversation', conversation)
  const talk = tables.talks.get(conversation)
  if (!stored || !talk) return null
  const side = sideOf(stored, account)
  if (stored.context.blocks[otherSide(side)]) return null
  talk.read[side] = Math.max(talk.read[side], Math.min(upTo, talk.lastSeq))
  talk.unread[side] = unreadOf(tables, conversation, side)
  return talk.unread[side]
}

/** What one side has neither read nor lost. */
export const unreadOf = (tables: Tables, conversation: string, side: Side) => {
  const talk = tables.talks.get(conversation)
  if (!talk) return 0
  const seen = Math.max(talk.read[side], talk.from[side])
  return [...tables.messages.values()].filter(
    (one) => one.conversation === conversation && one.side !== side && one.seq > seen,
  ).length
}

const mayBlock = (
  tables: Tables,
  { by, other, conversation }: Record<'by' | 'other' | 'conversation', string>,
) => {
  const account = storedIn(tables, 'account', other)
  if (!account || by === other) return false
  const stored = storedIn(tables, 'conversation', conversation)
  const said = (tables.talks.get(conversation)?.lastSeq ?? 0) > 0
  return isShown(account) || said || (stored?.context.blocks[sideOf(stored, by)] ?? false)
}

/** The ChatStore port, as far as the server needs it to move lifecycles. */
export const chatsOf = ({ tables, way }: Parts): ChatStore =>
  only('chats', {
    heldOf: async () => [],
    sendFacts: (ask) => way.across(() => sendFacts(tables, ask), 0),
    mayBlock: async (ask) => mayBlock(tables, ask),
    presence: async (account) => presenceIn(tables, account),
    notAligned: async (account, _, limit) => notAlignedIn(tables, account).slice(0, limit),
    undelivered: async (conversation, reader, limit) =>
      undeliveredIn(tables, conversation, reader).slice(0, limit),
    wordsOf: async (conversation, sender, limit) =>
      wordsOf(tables, conversation, sender).slice(0, limit),
    read: async (account, conversation, upTo) => {
      const unread = await way.across(() => read(tables, account, conversation, upTo), 0)
      return unread === null ? null : { unread, other: null }
    },
  })

/** The AccountStore port, as far as a discount and a mailed link ask it. */
export const accountsOf = ({ tables }: Parts, signedUp: Map<string, Date>): AccountStore =>
  only('accounts', {
    passwordHash: async () => '',
    addressee: async (id) => {
      const account = storedIn(tables, 'account', id)
      return !account || isErased(account)
        ? null
        : only<MailRecipient>('addressee', {
            name: id,
            email: `${id}@example.nl`,
          })
    },
    user: async (id) => {
      const account = storedIn(tables, 'account', id)
      const at = signedUp.get(id)
      if (!account || !at) return null
      return only<OwnAccount>('user', {
        id,
        country: 'NL',
        premium: isPremium(account),
        paymentCountry: 'NL',
        signedUpAt: at,
      })
    },
  })
