import { describe, expect, test } from 'vitest'
import { dayOf, startOfDay } from '#core/kernel/day.ts'
import { deviceOf } from '#server/platform/http/device.ts'
import { networkOf, sourceOf } from '#server/platform/middleware/source.ts'

describe('the address that a call counts for', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, source) => {
    expect(sourceOf(address)).toBe(source)
  })
})

describe('the network of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('a day of the site', () => {
  test.each([
    ['2026-01-10T22:59:59Z', '2026-01-10', '2026-01-09T23:00:00.000Z'],
    ['2026-01-10T23:00:00Z', '2026-01-11', '2026-01-10T23:00:00.000Z'],
    ['2026-07-10T22:00:00Z', '2026-07-11', '2026-07-10T22:00:00.000Z'],
    ['2026-03-29T12:00:00Z', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30T00:30:00Z', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26T12:00:00Z', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('at %s is %s and began at %s', (at, day, began) => {
    expect(dayOf(new Date(at))).toBe(day)
    expect(startOfDay(new Date(at)).toISOString()).toBe(began)
  })
})

describe('the name of a device', () => {
  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
      'Chrome, Linux',
    ],
    ['', '?'],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name)
  })
})
