import type pg from 'pg'
import type { MoveOf, Plan } from '#core/kernel/cascade.ts'
import type { LifecycleStore, Written } from '#core/kernel/ports.ts'
import { saveAccount } from '../../account/save-account.ts'
import { saveConversation } from '../../chat/save-conversation.ts'
import { saveMessage } from '../../chat/save-message.ts'
import { sendMessage } from '../../chat/send-message.ts'
import { saveApproval } from '../../moderation/approval/save-approval.ts'
import { saveCase } from '../../moderation/save-case.ts'
import { saveRestriction } from '../../moderation/save-restriction.ts'
import { saveMandate } from '../../payment/direct-debit/save-mandate.ts'
import { issueReceipts } from '../../payment/receipt/issue-receipts.ts'
import { savePayment } from '../../payment/save-payment.ts'
import { postCredits } from '../../payment/wallet/post-credits.ts'
import { savePhoto } from '../../photo/desk/save-photo.ts'
import { logAct } from '../desk-log.ts'
import type { PostgresJobQueue } from '../jobs/job-queue.ts'
import type { Queryable } from '../statement.ts'
import { saveDeadlines } from './deadlines.ts'
import { type AnyGroup, groupsOf } from './groups.ts'
import { keepHistory } from './history.ts'
import { rememberAnswer } from './remember.ts'
import { savePlain } from './save-plain.ts'

export type WriteOptions = Parameters<LifecycleStore['write']>[1]
type WrittenResult = Extract<Written, { written: true }>

/**
 * The moves of a plan that is one message and nothing else. It is the bulk of all that is written
 * and takes one statement; null for any other plan.
 */
export const onlyMessage = (
  { moves, posts: postings, jobs }: Plan,
  { remember: record, log }: WriteOptions,
): MoveOf<'conversation'>[] | null => {
  const [first] = moves
  const last = moves.at(-1)
  const one = moves.every((move) => move.to === 'conversation' && move.id === first?.id)
  const sends = moves.filter(({ event }) => event.type === 'send').length
  const rest = moves.some(({ due, cancelled }) => due.length > 0 || cancelled.length > 0)
  const others = moves.length - sends - (first?.event.type === 'begin' ? 1 : 0)
  const apart =
    postings.length > 1 || jobs.length > 0 || rest || record !== null || others > 0 || log
  if (!one || sends !== 1 || last?.event.type !== 'send' || apart) return null
  return moves as MoveOf<'conversation'>[]
}

const onHoldFor = (account: string | null) => account !== null && { onHoldFor: account }

export const writeMessage = async (
  on: Queryable,
  moves: MoveOf<'conversation'>[],
  [posting]: Plan['posts'],
  now: Date,
): Promise<WrittenResult> => {
  const { seq, balance, on_hold_for } = await sendMessage(on, moves, posting, now)
  const credits = new Map(posting && balance !== null ? [[posting.account, balance]] : [])
  return { written: true, credits, seq, ...onHoldFor(on_hold_for) }
}

/** Answers whom a message that goes on does not reach all the same. */
const saveGroup = async (client: pg.PoolClient, group: AnyGroup, now: Date) => {
  let notHeardBy: string | null = null
  if (group.to === 'account') await saveAccount(client, group, now)
  else if (group.to === 'payment') await savePayment(client, group, now)
  else if (group.to === 'message') notHeardBy = (await saveMessage(client, group, now)).onHoldFor
  else if (group.to === 'moderationCase') await saveCase(client, group, now)
  else if (group.to === 'restriction') await saveRestriction(client, group, now)
  else if (group.to === 'photo') await savePhoto(client, group, now)
  else if (group.to === 'approval') await saveApproval(client, group, now)
  else if (group.to === 'mandate') await saveMandate(client, group, now)
  else if (group.to !== 'conversation') await savePlain(client, group)
  await keepHistory(client, group.moves, group.version, now)
  return notHeardBy
}

/** The whole plan inside a transaction that the caller commits. Throws what refuses it. */
export const writePlan = async (
  client: pg.PoolClient,
  plan: Plan,
  { versions, now, remember: record, log }: WriteOptions,
  putWithin: PostgresJobQueue['putWithin'],
): Promise<WrittenResult> => {
  await rememberAnswer(client, record, now)
  if (log) await logAct(client, { ...log, now })
  let postings = plan.posts
  const credits = new Map<string, number>()
  let seq: number | null = null
  let notHeardBy: string | null = null
  const postingOf = (operation: string) => {
    const posting = postings.find((each) => each.operation === operation)
    postings = postings.filter((each) => each !== posting)
    return posting
  }
  for (const group of groupsOf(plan.moves, versions)) {
    if (group.to !== 'conversation') {
      notHeardBy = (await saveGroup(client, group, now)) ?? notHeardBy
      continue
    }
    const saved = await saveConversation(client, group, postingOf, now)
    seq = saved.seq ?? seq
    notHeardBy = saved.onHoldFor ?? notHeardBy
    for (const [account, balance] of saved.credits) credits.set(account, balance)
  }
  await saveDeadlines(client, plan.moves, now)
  for (const posting of postings.toSorted((a, b) => (a.account < b.account ? -1 : 1))) {
    credits.set(posting.account, await postCredits(client, posting, now))
  }
  if (plan.jobs.length > 0) {
    await putWithin(client, plan.jobs)
  }
  await issueReceipts(client, plan.receipts, now)
  return { written: true, credits, seq, ...onHoldFor(notHeardBy) }
}
