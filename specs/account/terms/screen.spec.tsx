import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseLanguage } from '#client/platform/api/language.ts'
import type { Answer } from '#core/contract/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

type Terms = Answer<'GET /api/terms.php'>
const version = 'nl.2026-11-26.0123456789abcdef'
const due: Terms = {
  version,
  due: true,
  changes: [
    { id: 'premium', title: 'Wat Premium is', kind: 'changed' },
    { id: 'punten', title: 'Wat punten zijn', kind: 'gone' },
  ],
}

const open = (path: string, terms: Terms = due) =>
  openPage(path, user(), {
    'GET /api/terms.php': () => terms,
    'PUT /api/terms.php': () => ({ version, due: false, changes: [] }),
  })

const TITLE = 'Onze afspraken zijn veranderd'
const alerted = () => screen.queryByText(`${TITLE}.`)

describe('the page of new terms', () => {
  it('names what is different, with the way to all that still stands (LND-04)', async () => {
    open('/settings/terms')
    const news = within(await screen.findByRole('region', { name: 'Wat er anders is' }))
    expect(news.getByRole('link').getAttribute('href')).toBe('/pages/terms#premium')
    expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Wat Premium isVeranderd',
      'Wat punten zijnWeg',
    ])
  })

  it('says that all is to be read where nobody knows what was read before', async () => {
    open('/settings/terms', { ...due, changes: null })
    expect(await screen.findByText(/Lees daarom de hele tekst/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Wat er anders is' })).toBeNull()
  })

  it('is asked for again in a language that is chosen meanwhile', async () => {
    const { of } = open('/settings/terms')
    await screen.findByRole('region', { name: 'Wat er anders is' })
    const before = of('GET /api/terms.php').length
    await chooseLanguage('en', user())
    await waitFor(() => expect(of('GET /api/terms.php').length).toBeGreaterThan(before))
    await chooseLanguage('nl', null)
  })

  it('leads who refuses to their money, their data and the way out', async () => {
    open('/settings/terms')
    const refuse = within(await screen.findByRole('region', { name: 'Liever niet?' }))
    const ways = refuse.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/withdraw', '/settings', '/settings/leave'])
  })

  it('agrees to the version that was read, and goes on', async () => {
    const { of } = open('/settings/terms')
    fireEvent.click(await screen.findByRole('button', { name: 'Ik ga akkoord' }))
    expect((await screen.findByText('Fijn, je kunt weer verder')).getAttribute('role')).toBe(
      'status',
    )
    expect(of('PUT /api/terms.php').map(({ body }) => body)).toEqual([{ version }])
    expect(screen.queryByRole('button', { name: 'Ik ga akkoord' })).toBeNull()
  })
})

describe('the alert of new terms', () => {
  it('stands above a page, leads to what is different, and goes when it is closed', async () => {
    open('/activate/done')
    const alert = (await screen.findByText(`${TITLE}.`)).closest('section') as HTMLElement
    const look = within(alert).getByRole('link', { name: 'Kijk wat er anders is' })
    expect(look.getAttribute('href')).toBe('/settings/terms')
    fireEvent.click(within(alert).getByRole('button'))
    await waitFor(() => expect(alerted()).toBeNull())
  })

  it('does not stand where one reads them', async () => {
    open('/activate/done')
    fireEvent.click(await screen.findByRole('link', { name: 'Kijk wat er anders is' }))
    await screen.findByRole('heading', { name: TITLE })
    await waitFor(() => expect(alerted()).toBeNull())
  })
})
