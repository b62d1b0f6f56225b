import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { bonusPopup } from '#core/time-bonus/popup/machine.ts'
import { mayPopUp } from '#core/time-bonus/rules.ts'
import { TIME_BONUS_POPUP_MS } from '#core/time-bonus/values.ts'
import { exploreAsTold, nameOf } from '#specs/harness/support/explore.ts'

const fit = { credits: 0, running: true, dismissed: false }
const { pairs } = exploreAsTold(bonusPopup, {})
const due = 'xstate.after.popupDelay.bonusPopup.waiting'

const table: Record<string, Record<string, string>> = {
  away: { 'entered fit': 'waiting', 'changed fit': 'waiting' },
  waiting: { 'changed fit': 'waiting', 'changed unfit': 'away', left: 'away', [due]: 'shown' },
  shown: { 'changed fit': 'shown', 'changed unfit': 'away', left: 'away', close: 'closed' },
  closed: {},
}

describe('the popup of the welcome bonus', () => {
  it('opens for who has no credits, while the bonus runs, and has not closed it before', () => {
    expect(mayPopUp(fit)).toBe('ok')
    expect(mayPopUp({ ...fit, credits: 1 })).toBe('not_now')
    expect(mayPopUp({ ...fit, running: false })).toBe('not_now')
    expect(mayPopUp({ ...fit, dismissed: true })).toBe('not_now')
    expect(mayPopUp({ credits: 1, running: true, dismissed: true })).toBe('not_now')
    expect(mayPopUp({ credits: 1, running: false, dismissed: false })).toBe('not_now')
  })

  it.each(
    pairs.map((pair) => {
      const facts =
        'credits' in pair.event ? (mayPopUp(pair.event) === 'ok' ? ' fit' : ' unfit') : ''
      return { pair, from: nameOf(pair.at.state), what: `${pair.event.type}${facts}` }
    }),
  )('$from at $what does what the table says', ({ pair, from, what }) => {
    const to = table[from]?.[what] ?? 'not_now'
    expect('to' in pair ? nameOf(pair.to.state) : pair.why).toBe(to)
  })

  it('is kept as dismissed when it is closed, and only then', () => {
    for (const pair of pairs) {
      const effects = 'to' in pair ? pair.effects : []
      expect(effects).toEqual(
        pair.event.type === 'close' && 'to' in pair ? [{ type: 'dismissed' }] : [],
      )
    }
  })

  it('comes forty seconds after the member came in, not sooner, and looking around does not restart it', () => {
    const clock = new SimulatedClock()
    const actor = createActor(bonusPopup.machine, { clock }).start()
    actor.send({ type: 'entered', ...fit })
    clock.increment(TIME_BONUS_POPUP_MS / 2)
    actor.send({ type: 'changed', ...fit })
    actor.send({ type: 'entered', ...fit })
    clock.increment(TIME_BONUS_POPUP_MS / 2 - 1)
    expect(actor.getSnapshot().value).toBe('waiting')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('shown')
  })
})
