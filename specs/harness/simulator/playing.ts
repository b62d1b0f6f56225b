import { isDeepStrictEqual } from 'node:util'
import type { Job } from '#core/kernel/jobs.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import type { Withdrawal } from '#core/payment/withdrawal/rules.ts'
import { wrongIn } from './outcome.ts'
import type { Act, Schedule } from './schedules.ts'
import type { ScriptedBank } from './scripted-bank.ts'
import { beginOrders, type Stage } from './stage.ts'

type RefundJob = Extract<Job, { name: 'refundPayment' }>

/** What the site decided of a payment, and what it left to people. */
export type Decided = {
  /** Each part that goes back. */
  parts: { minor: number; credits: number }[]
  withdrawal: Withdrawal | null
  /** Refusals of the bank that its staff were told of. */
  told: Set<string>
}

const LAST_TRIES = 5

/** Plays a schedule; what is wrong after it, in words. */
export const play = async (
  stage: Stage,
  bank: ScriptedBank,
  { orders, isDebit, histories, fates, rounds }: Schedule,
  site: string,
): Promise<string[]> => {
  const { account, discount, payments } = await beginOrders(stage, site, { orders, isDebit })
  const decided = new Map<string, Decided>()
  for (const [nth, payment] of payments.entries()) {
    bank.keep(payment, histories[nth] ?? [], fates[nth])
    decided.set(payment, { parts: [], withdrawal: null, told: new Set() })
  }
  const payment = (nth: number) => payments[nth] ?? ''
  const wrong: string[] = []
  const waiting: RefundJob[] = []
  let spent = 0

  const takeJobs = () => {
    for (const job of stage.jobs()) {
      if (job.name === 'refundPayment') waiting.push(job)
      if (job.name === 'tellStaff' && job.about === 'refundRefused') {
        decided.get(job.payment)?.told.add(job.key)
      }
    }
  }

  /** The bank is asked; where it does not answer, it is asked again another time. */
  const refund = async (job: RefundJob, twice: boolean) => {
    const tried = await Promise.allSettled((twice ? [job, job] : [job]).map(stage.refund))
    for (const one of tried) {
      if (one.status === 'fulfilled') continue
      if (!(one.reason instanceof ProviderAway)) throw one.reason
      waiting.push(job)
    }
  }
  const work = async (twice: boolean) => {
    takeJobs()
    await Promise.all(waiting.splice(0).map((job) => refund(job, twice)))
  }

  /** A double click is one withdrawal, and is told alike. */
  const withdraw = async (id: string) => {
    if (!stage.withdraw) return
    const answers = await Promise.all([stage.withdraw(account, id), stage.withdraw(account, id)])
    const mine = decided.get(id)
    for (const one of answers) {
      if (typeof one === 'string' || !mine) continue
      mine.withdrawal ??= one
      if (!isDeepStrictEqual(mine.withdrawal, one)) {
        wrong.push(`a withdrawal is told as ${JSON.stringify(one)}`)
      }
    }
  }

  const happen = async (act: Act): Promise<unknown> => {
    switch (act.act) {
      case 'hear':
        return stage.settlePayment({ provider: 'bank', ref: bank.script(payment(act.nth), act.at) })
      case 'giveBack': {
        const id = payment(act.nth)
        const given = await stage.giveBack({ payment: id, minor: act.minor, by: 'givenBack' })
        if (typeof given === 'string') return null
        const { amount, credits } = given
        return decided.get(id)?.parts.push({ minor: amount.minor, credits })
      }
      case 'withdraw':
        return withdraw(payment(act.nth))
      case 'spend':
        spent += (await stage.spend?.(account, act.messages)) ?? 0
        return spent
      default:
        return work(act.twice)
    }
  }
  for (const round of rounds) await Promise.all(round.map(happen))
  takeJobs()
  for (let tries = 0; waiting.length > 0 && tries < LAST_TRIES; tries += 1) await work(false)
  if (waiting.length > 0) wrong.push(`${waiting.length} refunds are never answered`)
  for (const id of payments) await stage.settlePayment({ provider: 'bank', ref: bank.end(id) })
  takeJobs()
  const played = { account, discount, payments, decided, spent }
  return [...wrong, ...(await wrongIn(stage, bank, played))]
}
