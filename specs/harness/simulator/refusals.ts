import type { Plan } from '#core/kernel/cascade.ts'
import type { LifecycleStore, Written } from '#core/kernel/ports.ts'
import { afterPost, entriesOf, type LedgerPosting } from '#core/payment/wallet/ledger.ts'
import { whyNotDebited } from './debits.ts'
import { hasMandateEnded, type Lives } from './kept.ts'
import { isOverLimit } from './spending.ts'
import type { Tables } from './tables.ts'
import { isWithdrawalChanged, type Lots } from './withdrawn.ts'

export type How = Parameters<LifecycleStore['write']>[1]
type WhyNot = Extract<Written, { written: false }>['why']

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export const requestKey = ({ scope, key }: { scope: string; key: string }) => `${scope} ${key}`

/**
 * Somebody was faster: a version is another one by now. Of a conversation the state is compared,
 * so that two who talk at once are in nobody's way.
 */
const isOvertaken = (tables: Tables, { moves }: Plan, { versions }: How) => {
  const seen = new Set<string>()
  return moves.some(({ to, id, was }) => {
    const key = `${to}:${id}` as const
    if (seen.has(key)) return false
    seen.add(key)
    const row = tables.lifecycles.get(key)
    if (was === null) return row !== undefined
    return to === 'conversation' ? !same(row?.stored, was) : row?.version !== versions.get(key)
  })
}

/** What a free member has started is counted anew with the write. */
const isMiscounted = (tables: Tables, { moves }: Plan) =>
  moves.some((move) => {
    if (move.to !== 'conversation' || move.event.type !== 'send') return false
    const { by, sending } = move.event
    const wallet = tables.wallets.get(move.next.context[by])
    const starts = !move.was?.context.said
    return starts && !sending.premium && wallet?.started !== sending.started
  })

const isTaken = (tables: Tables, { moves }: Plan) =>
  moves.some(
    ({ to, event }) =>
      to === 'account' &&
      event.type === 'begin' &&
      tables.addresses.has(`${event.record.site} ${event.record.email}`),
  )

const isDoneBefore = (tables: Tables, { moves, posts }: Plan, { remember }: How) =>
  (remember !== null && tables.requests.has(requestKey(remember))) ||
  moves.some(
    ({ to, event }) =>
      to === 'conversation' && event.type === 'send' && tables.messages.has(event.message.id),
  ) ||
  posts.some(
    (post, nth) =>
      posts.some((other, before) => before < nth && isSamePost(other, post)) ||
      tables.entries.some(
        ({ book, ...entry }) =>
          book === post.account && isSamePost({ ...entry, account: book }, post),
      ),
  )

type Touch = Pick<LedgerPosting, 'operation' | 'account' | 'reason' | 'part'>
const isSamePost = (a: Touch, b: Touch) =>
  a.operation === b.operation &&
  a.account === b.account &&
  a.reason === b.reason &&
  (a.part ?? 0) === (b.part ?? 0)

const isTooDear = (tables: Tables, { posts }: Plan) => {
  const balances = new Map<string, number>()
  for (const post of posts) {
    const wallet = tables.wallets.get(post.account)
    if (!wallet) throw new Error(`${post.account} has no wallet`)
    const before = balances.get(post.account) ?? wallet.balance
    const mine = entriesOf(post, { ...wallet, balance: before })
      .filter(({ book }) => book === post.account)
      .reduce((sum, { credits }) => sum + credits, 0)
    const after = afterPost(before, mine)
    if (after === 'insufficient_credits') return true
    balances.set(post.account, after)
  }
  return false
}

/** What the write asks anew: of these a spec may put a broken one in the place of the right one. */
export type Asked = { lots: Lots; lives: Lives }

/** Why a plan is not written, as the database would refuse it; null when it can be. */
export const whyNotWritten = (
  tables: Tables,
  plan: Plan,
  how: How,
  { lots, lives }: Asked,
): WhyNot | null => {
  if (isDoneBefore(tables, plan, how)) return 'already_done'
  if (isTaken(tables, plan)) return 'email_taken'
  if (isOvertaken(tables, plan, how) || isMiscounted(tables, plan)) return 'conflict'
  if (hasMandateEnded(tables, plan, lives)) return 'mandate_ended'
  const debit = whyNotDebited(tables, plan, how.now)
  if (debit) return debit
  if (isOverLimit(tables, plan, how.now)) return 'spending_limit'
  if (isWithdrawalChanged(tables, plan, lots)) return 'withdrawal_changed'
  return isTooDear(tables, plan) ? 'insufficient_credits' : null
}
