import type { MantineTheme } from '@mantine/core'
import { describe, expect, it } from 'vitest'
import { cssVariables, theme } from '#client/ui/theme.ts'
import { BREAKPOINTS, COLUMNS, TOAST_MAX_PX } from '#core/kernel/screen.ts'

const { variables, light, dark } = cssVariables(theme as MantineTheme)
const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

describe('the theme (NAV-13)', () => {
  it('has crimson for what comes first, and no other colour for what comes second', () => {
    expect(theme.primaryColor).toBe('crimson')
    expect(theme.colors?.crimson?.[6]).toBe('#dc143c')
    expect(Object.keys(theme.colors ?? {})).toEqual(['crimson', 'gray', 'dark'])
  })

  it.each([light, dark])(
    'has a green for what went well, and another colour for what is unread',
    (by) => {
      const [red = 0, green = 0, blue = 0] = channels(by['--vonk-success'] ?? '')
      expect(green).toBeGreaterThan(Math.max(red, blue))
      const unread = by['--vonk-unread'] ?? ''
      const [, , violet = 0] = channels(unread)
      expect(violet).toBe(Math.max(...channels(unread)))
    },
  )

  it('names each of them once', () => {
    for (const by of [light, dark]) {
      const colours = Object.values(by).filter((value) => /^#[\da-f]{6}$/.test(value))
      for (const name of ['--vonk-success', '--vonk-unread']) {
        expect(
          colours.filter(
            (colour) => colour === Object.entries(by).find(([key]) => key === name)?.[1],
          ),
        ).toHaveLength(1)
      }
    }
  })

  it('has twelve columns, its breakpoints and toasts of at most 350 px', () => {
    expect(COLUMNS).toBe(12)
    expect(variables['--vonk-columns']).toBe('repeat(12, minmax(0, 1fr))')
    expect(BREAKPOINTS).toEqual({ xs: 576, sm: 768, md: 992, lg: 1200 })
    expect(theme.breakpoints).toMatchObject({ xs: '36em', sm: '48em', md: '62em', lg: '75em' })
    expect(TOAST_MAX_PX).toBe(350)
  })
})
