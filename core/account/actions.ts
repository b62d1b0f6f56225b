import { type Context, chart } from './setup.ts'

export const mailAgain = chart.emit(({ context, event }) => {
  if (!('mail' in event)) throw new Error(`${event.type} asks for no mail`)
  const { account } = context
  const form = 'id' in event ? event.id : account
  return { type: 'activationMailAsked', account, form, mail: event.mail }
})

export const setLeaving = (leaving: boolean) => chart.assign({ leaving })
export const setSuspended = (suspended: boolean) => chart.assign({ suspended })

/** What a rule asks of the account itself, beside what comes with the event. */
export const withRestrictions = <F extends object>({
  context,
  event,
}: {
  context: Context
  event: F
}) => ({
  ...event,
  leaving: context.leaving,
  suspended: context.suspended,
})

/** The form waits beside what is there: it changes nothing before its link is opened. */
export const signsUpAgain = {
  guard: { type: 'maySignUpAgain', params: withRestrictions },
  actions: mailAgain,
} as const

export const visibilityChanged = chart.emit(({ context }) => ({
  type: 'visibilityChanged',
  account: context.account,
}))
