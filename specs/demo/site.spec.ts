import { describe, expect, test } from 'vitest'
import { ids } from '#adapters/system/ids.ts'
import type { World } from '#core/demo/ports.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import { bundlesForSale, isSoldIn, minorPerCredit } from '#core/payment/checkout/pricing.ts'
import { methodsFor } from '#core/payment/methods.ts'
import { companyInfo, settings } from '#core/site/views.ts'
import { demoWorld } from '#server/demo/world.ts'

const now = new Date('2026-11-20T18:00:00Z')

const { ofPair } = ids()
const worldAt = (at: Date): World =>
  demoWorld({ now: at, passwordHash: 'hash', domain: 'vonk.example', ofPair })
const world = worldAt(now)
const { site, bundles } = world

describe('the site of the demo', () => {
  test('holds every setting of the contract, but for what a site may go without', () => {
    const filled = {
      geoip_country: 'NL',
      geoip_selected_country: 'NL',
      languages: ['nl'],
      visible_languages: ['nl'],
      design_version: 1,
      demo: true,
    }
    expect(settings.safeParse({ ...site.settings, ...filled }).error).toBeUndefined()
    const left = [
      'age_proof',
      'cam_tile',
      'chat_history_messages',
      'debit_advance',
      'entry_countries',
      'photo_look',
    ]
    const known = new Set([...Object.keys(site.settings), ...Object.keys(filled), ...left])
    expect(known).toEqual(new Set(Object.keys(settings.def.shape)))
    expect(companyInfo.safeParse(site.company).error).toBeUndefined()
  })

  test('answers on this machine and on its own domain, each host once', () => {
    expect(site.hosts).toEqual(['localhost', '127.0.0.1', 'vonk.example'])
    const local = demoWorld({ now, passwordHash: 'hash', domain: 'localhost', ofPair })
    expect(local.site.hosts).toEqual(['localhost', '127.0.0.1'])
  })

  test('warns of fictional profiles in so many words', () => {
    expect(site.settings.fictional_warning).toBe(
      'Dit profiel is fictief. Fysiek contact is niet mogelijk.',
    )
  })

  const soldIn = (country: string) =>
    bundlesForSale(bundles.filter((bundle) => isSoldIn(bundle, marketOf(site, country)))).bundles

  test('sells four bundles in each currency, of which the bigger costs less a credit', () => {
    expect(
      soldIn('NL').map(({ credits, price }) => [credits, price.minor, price.currency]),
    ).toEqual([
      [10, 499, 'EUR'],
      [25, 999, 'EUR'],
      [60, 1999, 'EUR'],
      [150, 3999, 'EUR'],
    ])
    for (const country of site.settings.countries) {
      const each = soldIn(country).map(minorPerCredit)
      expect(each).toHaveLength(4)
      expect(each.toSorted((a, b) => b - a)).toEqual(each)
    }
    expect(new Set(bundles.map(({ id }) => id)).size).toBe(bundles.length)
  })

  test('sells as many as one likes in Belgium, at no less a credit than the smallest bundle (H2)', () => {
    const sold = bundles.filter(({ times }) => times)
    expect(sold.map(({ country }) => country)).toEqual(['BE'])
    const dearest = Math.max(...soldIn('BE').map(minorPerCredit))
    for (const free of sold) expect(minorPerCredit(free)).toBeGreaterThanOrEqual(dearest)
  })

  test('says truly what a message costs at least, in each of its countries', () => {
    for (const country of site.settings.countries) {
      const cheapest = Math.min(...soldIn(country).map(minorPerCredit))
      const { costs = 0, currency } = site.settings.minimum_message_costs[country] ?? {}
      expect(Math.abs(costs * 100 - cheapest * site.settings.message_credits)).toBeLessThanOrEqual(
        0.5,
      )
      expect(currency).toBe(marketOf(site, country).currency)
    }
  })

  test('can be paid in each of its countries', () => {
    for (const country of site.settings.countries) {
      const { currency } = marketOf(site, country)
      expect(methodsFor({ country, currency }).length).toBeGreaterThan(2)
    }
  })

  test('has the regions of each of its countries', () => {
    expect(Object.keys(site.regions)).toEqual(site.settings.countries)
    expect(site.regions.NL).toHaveLength(12)
    expect(site.regions.BE).toHaveLength(11)
    expect(site.regions.DE).toHaveLength(16)
    expect(site.regions.PL).toHaveLength(16)
  })
})
