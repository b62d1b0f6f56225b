import type { Job, MailTemplate } from './jobs.ts'

/** Work that waits in a line of its own, so that no other holds it up. */
export type QueueName = Job['name'] | 'notice'

export type Policy = {
  /** Tried for at least so long, at pauses that grow from the first to the longest, in seconds. */
  forS: number
  firstS: number
  longestS: number
  /** So much of it at once on a node: lines that are worked on at a time, and how much each takes. */
  workers: number
  batch: number
  /** Somebody else goes on with it after it was given up: nobody has to put it back. */
  goesOn: boolean
}

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S

const soon = { firstS: 2, longestS: 600, workers: 2, batch: 8 }
const forHours = { ...soon, forS: 2 * HOUR_S, goesOn: true }
const forDays = { ...soon, forS: 5 * DAY_S, longestS: HOUR_S, goesOn: false }

/** How each line is worked off. A mail server may be away over a weekend, and be mended on Monday. */
export const policies: Record<QueueName, Policy> = {
  mail: forDays,
  /** News of yesterday is none; few at once leave the mail server to the mails that matter. */
  notice: { ...forDays, forS: DAY_S, workers: 1, batch: 4 },
  tellStaff: forDays,
  tellPayer: forDays,
  refundUnused: forDays,
  firstMessage: forDays,
  chats: forDays,
  moderation: forDays,
  photo: forDays,
  /** What a device did not hear in an hour is read by then, or told by mail. */
  push: { ...soon, forS: HOUR_S, goesOn: true },
  /** The sweepers ask after these, for as long as money may come or go. */
  openPayment: forHours,
  askPayment: forHours,
  refundPayment: forHours,
}
export const lines = Object.keys(policies) as QueueName[]

const notices: readonly MailTemplate[] = ['newMessages', 'newLikes', 'matches', 'newMembers']
/** Somebody waits for these with the site before them, or has to know at once. */
const urgent: readonly MailTemplate[] = [
  'activation',
  'alreadyMember',
  'passwordReset',
  'passwordChanged',
  'emailChangeAsked',
  'emailChanged',
  'addressTaken',
  'newDevice',
  'withdrawalLink',
]

export const lineOf = (job: Job): QueueName =>
  job.name === 'mail' && notices.includes(job.template) ? 'notice' : job.name

/** Higher goes first, within its line. */
export const priorityOf = (job: Job): number =>
  job.name === 'mail' && urgent.includes(job.template) ? 1 : 0

/** The shortest pause after so many tries; it may be up to twice as long, and never the longest. */
export const leastPauseS = ({ firstS, longestS }: Policy, tries: number): number =>
  Math.min(longestS, (firstS * 2 ** Math.min(tries, 16)) / 2)

/** So often is tried again that all pauses together last as long as the policy says, at least. */
export const retriesOf = (policy: Policy): number => {
  let waitedS = 0
  let retries = 0
  while (waitedS < policy.forS) {
    retries += 1
    waitedS += leastPauseS(policy, retries)
  }
  return retries
}
