import { describe, expect, it } from 'vitest'
import { describe as described, statesOf } from '#core/charts/describe.ts'
import { GLIMPSE, glimpseOf } from '#core/charts/glimpse.ts'
import { charts } from '#core/charts/registry.ts'

describe('a chart from afar', () => {
  it.each(charts)('has a window for each innermost state of $lifecycle.name', (chart) => {
    const description = described(chart)
    const inner = statesOf(description).filter(({ children }) => children.length === 0)
    const { panes, first } = glimpseOf(description)
    expect([...panes.keys()].sort()).toEqual(inner.map(({ path }) => path).sort())
    expect(panes.has(first)).toBe(true)
  })

  it.each(charts)(
    'has no two windows of $lifecycle.name in one place, and none outside',
    (chart) => {
      const { panes: all, half } = glimpseOf(described(chart))
      const panes = [...all.values()]
      for (const [nth, { x, y }] of panes.entries()) {
        expect(x - half.width).toBeGreaterThanOrEqual(0)
        expect(x + half.width).toBeLessThanOrEqual(GLIMPSE.width)
        expect(y - half.height).toBeGreaterThanOrEqual(0)
        expect(y + half.height).toBeLessThanOrEqual(GLIMPSE.height)
        const isNear = panes.some(
          (other, at) =>
            at > nth &&
            Math.abs(other.x - x) < 2 * half.width &&
            Math.abs(other.y - y) < 2 * half.height,
        )
        expect(isNear).toBe(false)
      }
    },
  )
})
