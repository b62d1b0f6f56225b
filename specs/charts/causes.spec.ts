import { describe, expect, it } from 'vitest'
import { causesOf } from '#core/charts/causes.ts'
import { charts } from '#core/charts/registry.ts'
import { survey } from '#core/charts/survey.ts'
import { lifecycles, type Name } from '#core/kernel/lifecycles.ts'
import { reactionTo } from '#core/kernel/reactions.ts'

const isMoved = (name: string): name is Name => Object.hasOwn(lifecycles, name)

describe('what an effect causes, in words', () => {
  it.each(charts)('is all that the table of reactions makes of $lifecycle.name', (chart) => {
    const { name } = chart.lifecycle
    for (const { seen } of survey(chart).effects.values())
      for (const effect of seen) {
        const causes = causesOf(name, effect)
        if (!isMoved(name)) {
          expect(causes).toEqual([])
          continue
        }
        const reaction = reactionTo(name, effect as never)
        const { send = [], postings = [], receipts = [], jobs = [], hints = [] } = reaction
        const screens = new Set(hints.map(({ about }) => about)).size
        const written = postings.length + receipts.length
        const instead = send.flatMap((sent) => ('ended' in sent ? (sent.ended ?? []) : [])).length
        expect(causes).toHaveLength(written + send.length + instead + jobs.length + screens)
        expect(causes.flatMap(({ to }) => to ?? [])).toEqual(send.map(({ to }) => to))
        for (const { words } of causes) expect([words.nl, words.en]).not.toContain('')
      }
  })

  it('names the credits of this time, and that what is missing is owed', () => {
    const effect = { type: 'takenBack', payment: 'p', account: 'a', credits: 25, by: 'refunded' }
    expect(causesOf('payment', effect)[0]?.words).toEqual({
      nl: '−25 credits: terugbetaald; wat er niet meer is, staat open.',
      en: '−25 credits: refunded; what is not there is owed.',
    })
    const activated = { type: 'activated', account: 'a', credits: 1 }
    expect(causesOf('account', activated)[0]?.words.en).toBe('+1 credit: welcome gift.')
  })
})
