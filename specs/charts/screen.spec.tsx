import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enCharts } from '#core/texts/en/platform/charts.ts'
import { nlCharts } from '#core/texts/nl/platform/charts.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings } from '#specs/harness/server/people.ts'

beforeEach(() => {
  freshDevice()
  Element.prototype.scrollTo = vi.fn()
})
afterEach(() => void vi.restoreAllMocks())

const inDemo = { 'GET /api/settings.php': () => ({ ...settings, demo: true }) }
const drawing = (states: string) => screen.findByRole('img', { name: new RegExp(`Nu: ${states}`) })
const press = (name: string | RegExp) => {
  const [list] = screen.getAllByRole('list').filter((one) => within(one).queryByText(name))
  if (!list) throw new Error(`No list says ${name}`)
  fireEvent.click(within(list).getByRole('button', { name }))
}

describe('the page of the charts', () => {
  it('is not there outside a demo', async () => {
    openPage('/charts', null)
    await screen.findByRole('heading', { name: 'Hier woont niemand' })
  })

  it('begins with another order when asked, and forgets what was done', async () => {
    openPage('/charts?lifecycle=payment', null, inDemo)
    await drawing('Besteld')
    press('De betaaldienst zegt: mislukt.')
    await drawing('Mislukt')
    const begin = screen.getByLabelText('Begin')
    fireEvent.change(begin, { target: { value: '1' } })
    await drawing('Besteld')
    press('De betaaldienst zegt: betaald.')
    await screen.findByText(/^Geweigerd: /)
    const redo = screen.getByRole('button', { name: 'Vooruit' })
    expect(redo.getAttribute('aria-disabled')).toBe('true')
  })

  it('says what is wrong with a field as the form does', async () => {
    openPage('/charts?lifecycle=account', null, inDemo)
    await drawing('Aangemeld')
    const leaves = 'Het lid zegt op; wie geblokkeerd is, op de pagina van het besluit.'
    fireEvent.change(screen.getByLabelText(`Hoe: ${leaves}`), { target: { value: '1' } })
    press(leaves)
    await screen.findByText('Geweigerd: Dit wachtwoord klopt niet')
  })

  it('keeps the focus on a button that has nothing left to do', async () => {
    openPage('/charts?lifecycle=timeBonus', null, inDemo)
    const next = await screen.findByRole('button', { name: 'Naar de volgende termijn' })
    next.focus()
    fireEvent.click(next)
    await drawing('Voorbij')
    expect(document.activeElement).toBe(next)
    expect(next.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(next)
    await drawing('Voorbij')
  })

  it('tells what a step causes, and where else it is heard', async () => {
    openPage('/charts?lifecycle=payment', null, inDemo)
    await drawing('Besteld')
    press('De betaaldienst zegt: betaald.')
    await screen.findByText('+25 credits: gekocht.')
    expect(screen.getByRole('link', { name: 'Account hoort:' }).getAttribute('href')).toBe(
      '/charts?lifecycle=account',
    )
    expect(screen.getByText('Er gaat een mail uit: de mail met het betaalbewijs.')).toBeTruthy()
  })

  it('shows the first chart for a name that no lifecycle has', async () => {
    openPage('/charts?lifecycle=nobody', null, inDemo)
    await screen.findByRole('img', { name: /^Tekening van Account/ })
  })
})

describe('the words of the page of the charts', () => {
  const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
  const flat = ({ owner, ...texts }: typeof nlCharts | typeof enCharts) =>
    Object.entries({ ...texts, ...owner })

  it('name the same facts in both languages, and are never empty', () => {
    const dutch = new Map(flat(nlCharts))
    expect(flat(enCharts)).toHaveLength(dutch.size)
    for (const [key, text] of flat(enCharts)) {
      expect(text, key).not.toBe('')
      expect(placesIn(text), key).toEqual(placesIn(dutch.get(key as never) ?? ''))
    }
  })
})
