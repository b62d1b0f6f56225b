import type { Clock } from '#core/kernel/ports.ts'
import type { sendingCalls } from '#core/push/sending/contract.ts'
import type { PushChoiceStore } from '#core/push/sending/ports.ts'
import { clockText, minuteOf } from '#core/push/sending/quiet-hours.ts'
import { ON_SCREEN_MS } from '#core/push/sending/rules.ts'
import type { PushChoices } from '#core/push/sending/values.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'

const choicesToWire = ({ timeZone, quiet, lockScreen }: PushChoices) => ({
  time_zone: timeZone,
  quiet: quiet && { from: clockText(quiet.from), to: clockText(quiet.to) },
  lock_screen: lockScreen,
})

type ChangedChoices = CallContext<'PUT /api/push-choices.php'>['body']

const choicesFromWire = ({ time_zone, quiet, lock_screen }: ChangedChoices) => ({
  ...(time_zone !== undefined && { timeZone: time_zone }),
  ...(quiet !== undefined && {
    quiet: quiet && { from: minuteOf(quiet.from), to: minuteOf(quiet.to) },
  }),
  ...(lock_screen !== undefined && { lockScreen: lock_screen }),
})

/** When a member's device may sound, and what may stand on it. */
export const createSendingRoutes = ({
  pushChoices,
  clock,
}: {
  pushChoices: PushChoiceStore
  clock: Clock
}): Pick<Handlers, keyof typeof sendingCalls> => ({
  'GET /api/push-choices.php': async ({ member }) =>
    choicesToWire(await pushChoices.choices(member.id)),

  'PUT /api/push-choices.php': async ({ body, member }) =>
    choicesToWire(await pushChoices.choose(member.id, choicesFromWire(body), clock.now())),

  'POST /api/page-shown.php': async ({ body: { shown }, member }) => {
    const until = shown ? new Date(clock.now().getTime() + ON_SCREEN_MS) : null
    await pushChoices.onScreen(member.id, until)
    return {}
  },
})
