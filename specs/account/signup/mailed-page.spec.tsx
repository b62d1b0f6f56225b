import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#core/contract/shapes.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const token = 'Ab3_-'.padEnd(43, 'x')
const ACTIVATE = { heading: 'Bevestig je e-mailadres', button: 'Account activeren' }
const BACK = { heading: 'Kom je terug?', button: 'Ja, ik kom terug' }
const NONE = { heading: 'Hier woont niemand', button: null }

type Shown = { heading: string; button: string | null }

const LOOK = 'POST /api/activation.php?look=1'

describe('the page of one word (LND-05)', () => {
  it.each<[what: string, path: string, who: User | null, shown: Shown]>([
    ['what confirms an address, to a visitor', `/${token}`, null, ACTIVATE],
    ['what confirms an address, to a member', `/${token}`, user(), ACTIVATE],
    ['what confirms an address, with a slash behind it', `/${token}/`, null, ACTIVATE],
    ['the way back of who left, to a visitor', `/${token}?back`, null, BACK],
    ['the way back of who left, to a member', `/${token}?back=1`, user(), BACK],
    ['nothing, by a word that is no link', '/woord', null, NONE],
    ['nothing, by a link that lost a letter', `/${token.slice(1)}`, null, NONE],
    ['nothing, by a link with one too many', `/${token}x`, null, NONE],
    ['nothing, by a link with another sign', `/${token.slice(1)}.`, null, NONE],
    ['nothing, by a way back that lost a letter', `/${token.slice(1)}?back`, null, NONE],
  ])('opens %s, and changes nothing by it', async (_, path, who, { heading, button }) => {
    const { asked } = openPage(path, who, {
      [LOOK]: () => ({ until: '2026-12-20T10:00:00.000Z', suspended: false }),
    })
    await screen.findByRole('heading', { name: heading, level: 1 })
    const buttons = within(screen.getByRole('main')).queryAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(button ? [button] : [])
    expect(asked.filter(({ key }) => !key.startsWith('GET ') && key !== LOOK)).toEqual([])
  })
})
