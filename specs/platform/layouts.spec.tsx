import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { changeLanguage } from '#client/platform/i18n/i18n.ts'
import { rememberLanguage } from '#client/platform/i18n/remembered.ts'
import type { User } from '#core/contract/shapes.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

const waiting = () =>
  user({ status: 'not_confirmed', profile: { ...user().profile, status: 'disabled' } })

beforeEach(freshDevice)

const warned = { ...settings, enable_site_entry_popup: true }
const abroad = { ...warned, geoip_country: 'BE', geoip_selected_country: 'BE' }

/** What stands around a page, part by part. */
const aroundPage = () => ({
  navigation: screen.queryAllByRole('navigation', { name: 'Hoofdmenu' }).length > 0,
  logo: screen
    .queryAllByRole('banner')
    .some((bar) => within(bar).queryByRole('link', { name: /Vonk/ })),
  banner: screen.queryByText(/Bevestig je e-mailadres/, { selector: 'section *' }) !== null,
  footer: screen.queryByRole('contentinfo') !== null,
  disclaimer: screen.queryByText(/^Deze site is voor mensen van 18 jaar en ouder/) !== null,
  unitedStates: screen.queryByText(/Verenigde Staten|United States/) !== null,
  entryWarning: document.querySelector('dialog') !== null,
})

type Around = ReturnType<typeof aroundPage>
const none: Around = {
  navigation: false,
  logo: false,
  banner: false,
  footer: false,
  disclaimer: false,
  unitedStates: false,
  entryWarning: false,
}
const token = `/${'a'.repeat(43)}`

const rows: [
  layout: string,
  path: string,
  who: User | null,
  site: object,
  around: Partial<Around>,
][] = [
  [
    'default',
    '/activate/done',
    null,
    warned,
    { navigation: true, logo: true, footer: true, disclaimer: true, entryWarning: true },
  ],
  [
    'default, abroad',
    '/activate/done',
    null,
    abroad,
    { navigation: true, logo: true, footer: true, disclaimer: true, entryWarning: true },
  ],
  [
    'default, for a member with something to confirm',
    '/likes',
    waiting(),
    warned,
    { navigation: true, logo: true, banner: true, footer: true, disclaimer: true },
  ],
  ['chat', '/chats', user(), warned, { navigation: true, logo: true }],
  [
    'lander',
    token,
    null,
    warned,
    { logo: true, footer: true, disclaimer: true, entryWarning: true },
  ],
  ['lander, abroad', token, null, abroad, { logo: true, footer: true, disclaimer: true }],
  ['empty', '/signup', null, warned, { entryWarning: true }],
  ['empty, abroad', '/signup', null, abroad, {}],
]

describe('what stands around a page', () => {
  it.each(rows)(
    'in the layout %s, part by part: %s (NAV-02)',
    async (_, path, who, site, around) => {
      openPage(path, who, { 'GET /api/settings.php': () => site as typeof settings })
      await screen.findAllByRole('heading', { level: 1 })
      await waitFor(() => expect(aroundPage()).toEqual({ ...none, ...around }))
    },
  )

  it('ends with a footer for the United States in English alone (NAV-02)', async () => {
    const page = openPage('/pricing', null)
    await screen.findByText(/^Deze site is voor mensen van 18 jaar en ouder/)
    await screen.findByText(/KvK/)
    expect(screen.queryByText(/Verenigde Staten/)).toBeNull()
    page.leave()
    onTestFinished(async () => {
      rememberLanguage('nl')
      await changeLanguage('nl')
    })
    rememberLanguage('en')
    openPage('/pricing', null, {
      'GET /api/settings.php': () => ({
        ...settings,
        languages: ['nl', 'en'],
        visible_languages: ['nl', 'en'],
      }),
    })
    await screen.findByText(/^United States: this site is for people aged 18 and over/)
  })
})
