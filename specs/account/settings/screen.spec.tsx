import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationSwitches } from '#core/account/settings/notifications.ts'
import type { User } from '#core/contract/shapes.ts'
import { SIGNUP_COMPLETE_FLAG } from '#core/site/alerts.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const section = (name: string) => screen.findByRole('region', { name })
const open = (who: User, languages = ['nl']) =>
  openPage('/settings', who, {
    'GET /api/settings.php': () => ({
      ...settings,
      languages,
      visible_languages: languages,
    }),
    'PUT /api/user.php': ({ body: { language } }) => ({ user: { ...who, language } }),
    'GET /api/logout.php': () => ({}),
  })

describe('the settings', () => {
  it('stand at /settings, where the account menu and the bottom of a phone lead (NAV-17)', async () => {
    open(user())
    await screen.findByRole('heading', { name: 'Account en instellingen' })
    expect((await screen.findByText('Instellingen')).getAttribute('href')).toBe('/settings')
    const bottom = (await screen.findByText('Account', { selector: 'a' })) as HTMLAnchorElement
    expect(bottom.getAttribute('href')).toBe('/settings')
    expect(bottom.getAttribute('aria-current')).toBe('page')
  })

  it('are for members only (NAV-17)', async () => {
    const { at } = openPage('/settings', null)
    await screen.findByRole('heading', { name: 'Welkom terug' })
    expect(at()).toBe('/login?next=%2Fsettings')
  })

  it.each([
    [true, 'Bevestigd'],
    [false, 'Nog niet bevestigd'],
  ])('name the e-mail address, and whether it is confirmed: %s', async (confirmed, words) => {
    open(user({ confirmed }))
    const account = within(await section('Account'))
    expect(account.getByText(/anna@voorbeeld.example/)).toBeTruthy()
    expect(account.getByText(words)).toBeTruthy()
    expect(within(await section('Jij')).getByText('Lid sinds nov 2026')).toBeTruthy()
  })

  it.each([
    [false, 'Gratis'],
    [true, 'Premium'],
  ])(
    'tell membership and balance, with the ways to all about them (paid: %s)',
    async (paid_user, kind) => {
      open(user({ paid_user, credits: 7 }))
      const membership = within(await section('Lidmaatschap en credits'))
      expect(membership.getByText(kind)).toBeTruthy()
      expect(membership.getByText('7 credits')).toBeTruthy()
      const ways = membership.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(ways).toEqual(['/premium', '/credits', '/transactions', '/withdraw'])
    },
  )

  it('switch each kind of notification on each channel, one after another', async () => {
    let disabled = ['push:matches']
    const who = user({ notifications_disabled: disabled })
    const { of } = openPage('/settings', who, {
      'PUT /api/user.php?notifications=1': ({ body: { name, on } }) => {
        disabled = on ? disabled.filter((one) => one !== name) : [...disabled, name]
        return { user: { ...who, notifications_disabled: disabled } }
      },
    })
    const kinds = within(await section('Welke meldingen krijg je?'))
    const likes = kinds.getByLabelText('Nieuwe likes: E-mail')
    const matches = kinds.getByLabelText('Matches: Push')
    const off = () =>
      kinds
        .getAllByRole<HTMLInputElement>('checkbox')
        .flatMap(({ checked, labels }) => (checked ? [] : [labels?.[0]?.textContent]))
    expect(kinds.getAllByRole('checkbox')).toHaveLength(notificationSwitches.length)
    expect(off()).toEqual(['Matches: Push'])
    fireEvent.click(likes)
    fireEvent.click(matches)
    await waitFor(() => expect(disabled).toEqual(['email:newLikes']))
    await waitFor(() => expect(off()).toEqual(['Nieuwe likes: E-mail']))
    expect(of('PUT /api/user.php?notifications=1').map(({ body }) => body)).toEqual([
      { name: 'email:newLikes', on: false },
      { name: 'push:matches', on: true },
    ])
  })

  it('say why a notification was not switched, and show it as it is', async () => {
    openPage('/settings', user(), {
      'PUT /api/user.php?notifications=1': () => ({
        status: 429,
        refusal: { error: 'too_many_requests' },
      }),
    })
    const kinds = within(await section('Welke meldingen krijg je?'))
    fireEvent.click(kinds.getByLabelText('Matches: E-mail'))
    await kinds.findByText('Even rustig aan. Probeer het zo weer.')
    expect(kinds.getByLabelText('Matches: E-mail')).toHaveProperty('checked', true)
  })

  it('are found group by group, where the keyboard goes on', async () => {
    openPage('/settings', user())
    const contents = within(await screen.findByRole('navigation', { name: 'Onderdelen' }))
    const names = contents.getAllByRole('link').map(({ textContent }) => textContent)
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    expect(names).toEqual(headings)
    fireEvent.click(contents.getByRole('link', { name: 'Privacy' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Privacy' }))
  })

  it('change the language of the product and of the account', async () => {
    const { of } = open(user(), ['nl', 'en'])
    const display = within(await section('Weergave'))
    fireEvent.change(display.getByLabelText('Taal'), { target: { value: 'en' } })
    await screen.findByRole('heading', { name: 'Account and settings' })
    await waitFor(() => expect(of('PUT /api/user.php')).toHaveLength(1))
    expect(of('PUT /api/user.php')[0]?.body).toEqual({ language: 'en' })
  })

  it('say and change where one buys, and what a limit in other money means there', async () => {
    const eur = (minor: number) => ({ minor, currency: 'EUR' as const })
    const { of } = openPage('/settings', user(), {
      'GET /api/settings.php': () => ({ ...settings, countries: ['NL', 'DK'] }),
      'PUT /api/user.php?market=1': ({ body: { payment_country } }) => ({
        user: user({ payment_country }),
      }),
      'GET /api/spending-limit.php': () => ({
        currency: of('PUT /api/user.php?market=1').length > 0 ? 'DKK' : 'EUR',
        limits: [
          {
            period: 'week' as const,
            limit: eur(1_000),
            next: null,
            spent: eur(0),
            open: eur(0),
            left: eur(1_000),
            until: '2026-11-29T23:00:00.000Z',
          },
        ],
      }),
    })
    const market = within(await section('Waar je koopt'))
    await market.findByText(/Eerdere bestellingen veranderen niet/)
    const limits = within(await section('Je bestedingsgrens'))
    await limits.findByRole('button', { name: 'Grens per week aanpassen' })
    expect(limits.queryByText(/betaal je in/)).toBeNull()
    fireEvent.change(market.getByLabelText('Land waar je koopt'), { target: { value: 'DK' } })
    await limits.findByText(/betaal je in DKK. Zolang deze grens geldt, kun je daar niet/)
    expect(of('PUT /api/user.php?market=1').map(({ body }) => body)).toEqual([
      { payment_country: 'DK' },
    ])
  })

  it('offer no language where there is only one', async () => {
    open(user())
    expect(within(await section('Weergave')).queryByLabelText('Taal')).toBeNull()
  })

  it('keep light or dark on the device, and go back to what the device does', async () => {
    open(user())
    const display = within(await section('Weergave'))
    const chosen = () => document.documentElement.dataset.mantineColorScheme
    expect(display.getByLabelText('Automatisch')).toHaveProperty('checked', true)
    fireEvent.click(display.getByLabelText('Donker'))
    await waitFor(() => expect(chosen()).toBe('dark'))
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
    fireEvent.click(display.getByLabelText('Automatisch'))
    await waitFor(() => expect(chosen()).toBe('light'))
    expect(display.getByLabelText('Automatisch')).toHaveProperty('checked', true)
  })

  it('bring back the alerts that were dismissed, at once (NAV-10)', async () => {
    open(user({ confirmed: false }))
    const alerts = within(await section('Meldingen op het scherm'))
    expect(alerts.queryByRole('button')).toBeNull()
    const reminder = await section('Bevestig je e-mailadres')
    fireEvent.click(within(reminder).getByRole('button', { name: 'Sluiten' }))
    await alerts.findByText('Je hebt op dit apparaat 1 melding gesloten.')
    expect(screen.queryByRole('region', { name: 'Bevestig je e-mailadres' })).toBeNull()
    fireEvent.click(alerts.getByRole('button', { name: 'Weer tonen' }))
    await section('Bevestig je e-mailadres')
    expect(alerts.getByText('Gesloten meldingen verschijnen weer.')).toBeTruthy()
  })

  it('end with the way out, which leads to the root (ACC-08)', async () => {
    const { at, of } = open(user())
    const out = within(await section('Uitloggen'))
    fireEvent.click(out.getByRole('button', { name: 'Uitloggen' }))
    await waitFor(() => expect(at()).toBe('/'))
    expect(of('GET /api/logout.php')).toHaveLength(1)
  })
})

describe('the reminder of somebody who has just signed up', () => {
  const reminder = 'Bevestig je e-mailadres'
  const arrive = (who: User, { phone }: { phone: boolean }) => {
    const isWide = (media: string) => media.includes('min-width') && !phone
    const query = window.matchMedia('all')
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...query,
      media,
      matches: isWide(media),
    }))
    return openPage(`/likes?${SIGNUP_COMPLETE_FLAG}=1`, who)
  }

  it('is a modal on a phone, and an alert once that is closed (ACC-05)', async () => {
    const { at } = arrive(user({ confirmed: false }), { phone: true })
    const modal = within(await screen.findByRole('dialog', { name: reminder }))
    expect(screen.queryByRole('region', { name: reminder })).toBeNull()
    fireEvent.click(modal.getByRole('button', { name: 'Ik kijk in mijn mail' }))
    await section(reminder)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(at()).toBe('/likes')
  })

  const photo = 'Laat zien wie je bent'

  it('goes before the question for a photo on a larger screen', async () => {
    const { router } = arrive(user({ confirmed: false }), { phone: false })
    await section(reminder)
    await router.navigate('/chats')
    await section(reminder)
    expect(screen.queryByRole('region', { name: photo })).toBeNull()
  })

  it('stands alone; what else there is to say comes with the page after it', async () => {
    const { router } = arrive(user({ confirmed: false }), { phone: true })
    fireEvent.click(await screen.findByRole('button', { name: 'Ik kijk in mijn mail' }))
    await section(reminder)
    await router.navigate('/chats')
    await screen.findByRole('heading', { name: 'Berichten' })
    expect(screen.queryByRole('region', { name: photo })).toBeNull()
    fireEvent.click(within(await section(reminder)).getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: reminder })).toBeNull())
    expect(screen.queryByRole('region', { name: photo })).toBeNull()
    await router.navigate('/likes')
    await section(photo)
  })

  it('is an alert on a larger screen (ACC-05)', async () => {
    arrive(user({ confirmed: false }), { phone: false })
    await section(reminder)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not shown to who has confirmed the address (ACC-05)', async () => {
    arrive(user(), { phone: true })
    await screen.findByRole('heading', { name: 'Likes' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('region', { name: reminder })).toBeNull()
  })
})
