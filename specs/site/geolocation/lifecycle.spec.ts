import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { geolocation } from '#core/site/geolocation/machine.ts'
import { coarse, GEO_MAX_AGE_MS } from '#core/site/geolocation/position.ts'
import { exploreAsTold } from '#specs/harness/support/explore.ts'

const position = { lat: 52.09083, lon: 5.12222 }
const place = { city: 'Utrecht', region: 'Utrecht', country: 'NL' }
const { pairs } = exploreAsTold(geolocation, {})
const moves = pairs.flatMap((pair) =>
  'to' in pair ? [`${pair.at.state} --${pair.event.type}--> ${pair.to.state}`] : [],
)

describe('the place of a device', () => {
  it('is unsupported, unknown or what the browser says, and moves no other way (PSH-08)', () => {
    expect([...new Set(moves)].sort()).toEqual([
      'denied --granted--> granted',
      'denied --prompt--> prompt',
      'failed --denied--> denied',
      'failed --locate--> locating',
      'granted --denied--> denied',
      'granted --locate--> locating',
      'granted --prompt--> prompt',
      'locating --denied--> denied',
      'locating --located--> naming',
      'locating --notFound--> failed',
      'naming --lost--> failed',
      'naming --named--> placed',
      'naming --nowhere--> failed',
      'placed --denied--> denied',
      'placed --locate--> locating',
      'prompt --denied--> denied',
      'prompt --granted--> granted',
      'prompt --locate--> locating',
      'unknown --denied--> denied',
      'unknown --granted--> granted',
      'unknown --locate--> locating',
      'unknown --prompt--> prompt',
      'unknown --unsupported--> unsupported',
    ])
  })

  it('leaves the device only to about a kilometre, and is kept with its name (PSH-08)', () => {
    const actor = createActor(geolocation.machine)
    expect(actor.getSnapshot().context).toEqual({ position: null, place: null })
    const named: object[] = []
    actor.on('name', (effect) => named.push(effect.position))
    actor.start()
    actor.send({ type: 'locate' })
    actor.send({ type: 'located', position })
    expect(named).toEqual([{ lat: 52.09, lon: 5.12 }])
    actor.send({ type: 'named', place })
    expect(actor.getSnapshot().context).toEqual({ position: { lat: 52.09, lon: 5.12 }, place })
  })

  it('is asked of the browser each time that the member wants it', () => {
    const asked = pairs.filter((pair) => 'to' in pair && pair.event.type === 'locate')
    expect(asked.length).toBeGreaterThan(3)
    for (const pair of asked) expect(pair).toMatchObject({ effects: [{ type: 'ask' }] })
  })

  it('is an hour old at most', () => {
    expect(GEO_MAX_AGE_MS).toBe(60 * 60_000)
  })

  it('is rounded the same way on both sides of the equator and of Greenwich', () => {
    expect(coarse({ lat: -33.8688, lon: -70.6483 })).toEqual({ lat: -33.87, lon: -70.65 })
  })
})
