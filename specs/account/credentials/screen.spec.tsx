import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { type Answers, refusedBy } from '#specs/harness/server/answers.ts'
import { me, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const TOKEN = 't'.repeat(43)
const NEXT = 'een-heel-ander-wachtwoord'
const refused = (error: 'link_invalid' | 'email_not_found' | 'too_many_reset_mails') => () =>
  refusedBy(error)

const fill = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('who has forgotten a password', () => {
  it('gets there from logging in, with the address that was typed (ACC-09)', async () => {
    const { at } = openPage('/login', null)
    await fill({ 'E-mailadres': 'anna@voorbeeld.example' })
    fireEvent.click(screen.getByRole('link', { name: 'Wachtwoord vergeten?' }))
    await screen.findByRole('heading', { name: 'Wachtwoord vergeten?' })
    expect(at()).toBe('/reset-password')
    expect(screen.getByLabelText('E-mailadres')).toHaveProperty('value', 'anna@voorbeeld.example')
  })

  it('is told to look in the mail, whether there is an account or not, and may ask again (ACC-09)', async () => {
    const { of } = openPage('/reset-password', null, { 'POST /api/reset.php': () => ({}) })
    await fill({ 'E-mailadres': 'iemand@voorbeeld.example' })
    await press('Stuur de link')
    await screen.findByText(/Hoort iemand@voorbeeld.example bij een account\?/)
    screen.getByText(/5 keer per dag/)
    await press('Stuur opnieuw')
    await waitFor(() => expect(of('POST /api/reset.php')).toHaveLength(2))
  })

  it('hears at the field what is no address, and to try tomorrow after too many (ACC-09)', async () => {
    const { of } = openPage('/reset-password', null, {
      'POST /api/reset.php': refused('too_many_reset_mails'),
    })
    await fill({ 'E-mailadres': 'geen-adres' })
    await press('Stuur de link')
    await screen.findByText('Ongeldige e-mail')
    expect(of('POST /api/reset.php')).toHaveLength(0)
    await fill({ 'E-mailadres': 'iemand@voorbeeld.example' })
    await press('Stuur de link')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Probeer het morgen weer')
  })

  it('chooses a new one twice, and hears when the two are not equal (ACC-09)', async () => {
    const { of } = openPage(`/reset-password/do?token=${TOKEN}`, null, {
      'POST /api/reset.php?check=1': () => ({}),
      'PUT /api/reset.php': () => ({}),
    })
    await fill({ 'Nieuw wachtwoord': NEXT, 'Herhaal je wachtwoord': `${NEXT}s` })
    await press('Wachtwoord opslaan')
    await screen.findByText('De wachtwoorden zijn niet gelijk')
    expect(of('PUT /api/reset.php')).toHaveLength(0)
    await fill({ 'Herhaal je wachtwoord': NEXT })
    await press('Wachtwoord opslaan')
    await screen.findByRole('heading', { name: 'Je wachtwoord is gewijzigd' })
    expect(of('PUT /api/reset.php')[0]?.body).toEqual({ token: TOKEN, password: NEXT })
    expect(of('PUT /api/reset.php')[0]?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('is logged out on this device too once a new password is chosen', async () => {
    openPage(`/reset-password/do?token=${TOKEN}`, user(), {
      'POST /api/reset.php?check=1': () => ({}),
      'PUT /api/reset.php': () => ({}),
    })
    localStorage.setItem(`vonk.${me}.draft`, 'van Anna')
    await fill({ 'Nieuw wachtwoord': NEXT, 'Herhaal je wachtwoord': NEXT })
    await press('Wachtwoord opslaan')
    await screen.findByRole('heading', { name: 'Je wachtwoord is gewijzigd' })
    await waitFor(() => expect(localStorage.getItem(`vonk.${me}.draft`)).toBeNull())
  })

  it.each([
    ['link_invalid', 'Deze link is verlopen of ongeldig. Vraag een nieuwe e-mail aan.'],
    ['email_not_found', 'E-mailadres niet gevonden.'],
  ] as const)(
    'hears before typing that the link is over (%s), with the way to a new one (ACC-03)',
    async (error, words) => {
      openPage(`/reset-password/do?token=${TOKEN}`, null, {
        'POST /api/reset.php?check=1': refused(error),
      })
      expect((await screen.findByRole('alert')).textContent).toContain(words)
      expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull()
      const again = screen.getByRole('link', { name: 'Nieuwe mail aanvragen' })
      expect(again.getAttribute('href')).toBe('/reset-password')
    },
  )
})

describe('the password', () => {
  it('is changed with the old one, which is refused at its field, and nothing typed is lost (ACC-10)', async () => {
    let wrong = true
    const { of } = openPage('/settings/password', user(), {
      'PUT /api/password.php': () =>
        wrong
          ? {
              status: 400,
              refusal: { error: 'invalid', fields: { old_password: 'password_wrong' } },
            }
          : {},
    })
    const typed = {
      'Huidig wachtwoord': 'fout',
      'Nieuw wachtwoord': NEXT,
      'Herhaal je wachtwoord': NEXT,
    }
    await fill(typed)
    await press('Wachtwoord opslaan')
    await screen.findByText('Dit wachtwoord klopt niet')
    for (const [label, value] of Object.entries(typed)) {
      expect(screen.getByLabelText(label)).toHaveProperty('value', value)
    }
    wrong = false
    await fill({ 'Huidig wachtwoord': 'goed' })
    await press('Wachtwoord opslaan')
    await screen.findByText(/Op je andere apparaten ben je uitgelogd/)
    expect(of('PUT /api/password.php')[1]?.body).toEqual({ old_password: 'goed', password: NEXT })
  })
})

describe('another address', () => {
  it('waits for its owner: its mail is sent again, or the wish is taken back (ACC-11)', async () => {
    let pending: { email_pending?: string } = {}
    const { of } = openPage('/settings/email', user(), {
      'GET /api/user.php': () => ({ user: user(pending) }),
      'POST /api/mail-change.php': ({ body: { email } }) => {
        pending = { email_pending: email }
        return {}
      },
      'POST /api/mail-change.php?resend=1': () => ({}),
      'DELETE /api/mail-change.php': () => {
        pending = {}
        return {}
      },
    })
    await fill({ 'Nieuw e-mailadres': 'nieuw@voorbeeld.example', 'Huidig wachtwoord': 'goed' })
    await press('Stuur de link')
    await screen.findByText(/onderweg naar nieuw@voorbeeld.example/)
    await press('Stuur opnieuw')
    await screen.findByText(/nog eens verstuurd/)
    expect(of('POST /api/mail-change.php?resend=1')).toHaveLength(1)
    await press('Toch niet wijzigen')
    await screen.findByLabelText('Nieuw e-mailadres')
  })

  it.each([
    ['email_invalid', 'Ongeldige e-mail'],
    ['email_duplicate', 'Dit e-mailadres heeft al een account op deze site'],
  ] as const)('is refused at its field: %s (ACC-11)', async (code, words) => {
    openPage('/settings/email', user(), {
      'POST /api/mail-change.php': () => ({
        status: 400,
        refusal: { error: 'invalid', fields: { email: code } },
      }),
    })
    await fill({ 'Nieuw e-mailadres': 'anna@voorbeeld.example', 'Huidig wachtwoord': 'goed' })
    await press('Stuur de link')
    await screen.findByText(words)
  })

  it('is confirmed by a button, not by opening the link, and a taken one says so (ACC-11)', async () => {
    let taken = true
    const { of } = openPage(`/mail-change/do?token=${TOKEN}`, null, {
      'PUT /api/mail-change.php': () =>
        taken
          ? { status: 400, refusal: { error: 'invalid', fields: { email: 'email_duplicate' } } }
          : { user: null },
    })
    await screen.findByRole('button', { name: 'Bevestig dit adres' })
    expect(of('PUT /api/mail-change.php')).toHaveLength(0)
    await press('Bevestig dit adres')
    await screen.findByText('Dit e-mailadres heeft al een account op deze site')
    taken = false
    await press('Bevestig dit adres')
    await screen.findByRole('heading', { name: 'Je e-mailadres is gewijzigd' })
  })

  it('says that the address was changed already where its link is opened again, with the next step', async () => {
    openPage(`/mail-change/do?token=${TOKEN}`, null, {
      'PUT /api/mail-change.php': () => ({ status: 409, refusal: { error: 'already_changed' } }),
    })
    await press('Bevestig dit adres')
    await screen.findByRole('heading', { name: 'Je e-mailadres is al gewijzigd' })
    screen.getByText('Deze link is al eens gebruikt. Je kunt gewoon verder.')
    expect(screen.getByRole('link', { name: 'Ga verder' }).getAttribute('href')).toBe('/settings')
  })

  it('logs in and welcomes who had confirmed no address before, once it is confirmed', async () => {
    const { at } = openPage(`/mail-change/do?token=${TOKEN}`, null, {
      'PUT /api/mail-change.php': () => ({ user: user() }),
    })
    await press('Bevestig dit adres')
    await waitFor(() => expect(at()).toBe('/activate/done'))
  })

  it('asks for the password of the account where nobody is logged in to it (ACC-33)', async () => {
    const { of } = openPage(`/mail-change/do?token=${TOKEN}`, null, {
      'PUT /api/mail-change.php': ({ body }) =>
        (body as { password?: string }).password === undefined
          ? { status: 409, refusal: { error: 'password_needed' } }
          : { user: null },
    })
    await press('Bevestig dit adres')
    await screen.findByText(/Heb je dit niet gevraagd\?/)
    const field = screen.getByLabelText('Wachtwoord')
    fireEvent.change(field, { target: { value: 'een-lang-wachtwoord' } })
    await press('Bevestig dit adres')
    await screen.findByRole('heading', { name: 'Je e-mailadres is gewijzigd' })
    expect(of('PUT /api/mail-change.php').at(-1)?.body).toEqual({
      token: TOKEN,
      password: 'een-lang-wachtwoord',
    })
  })

  it('is undone from the old one, by a button (ACC-29)', async () => {
    const { of } = openPage(`/mail-change/do?token=${TOKEN}&undo`, null, {
      'PUT /api/mail-change.php?undo=1': () => ({}),
    })
    await press('Zet mijn adres terug')
    await screen.findByRole('heading', { name: 'Je oude adres is terug' })
    expect(of('PUT /api/mail-change.php?undo=1')[0]?.body).toEqual({ token: TOKEN })
  })

  it('is named by the reminder, which sends its mail again and leads to correcting it', async () => {
    const who = user({ confirmed: false, email_pending: 'beter@voorbeeld.example' })
    const { of } = openPage('/likes', who, { 'POST /api/mail-change.php?resend=1': () => ({}) })
    const reminder = within(await screen.findByRole('region', { name: 'Bevestig je e-mailadres' }))
    reminder.getByText(/beter@voorbeeld.example/)
    fireEvent.click(reminder.getByRole('button', { name: 'Geen mail?' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bevestig je e-mailadres' }))
    fireEvent.click(sheet.getByRole('button', { name: 'Stuur een nieuwe mail' }))
    await waitFor(() => expect(of('POST /api/mail-change.php?resend=1')).toHaveLength(1))
    const way = sheet.getByRole('link', { name: 'Klopt het adres niet?' })
    expect(way.getAttribute('href')).toBe('/settings/email')
  })
})

describe('the devices', () => {
  const device = (nth: number, name: string, current = false) => ({
    id: `01900000-0000-7000-8000-00000000000${nth}`,
    device: name,
    current,
    since: '2026-11-20T10:00:00.000Z',
    seen: '2026-11-21T10:00:00.000Z',
  })
  const open = () => {
    let devices = [device(1, 'Firefox, Windows', true), device(2, 'Safari, iPhone'), device(3, '?')]
    const answers: Answers = {
      'GET /api/devices.php': () => ({ devices }),
      'DELETE /api/devices.php': ({ body: { id } }) => {
        devices = devices.filter((one) => one.id !== id)
        return {}
      },
      'DELETE /api/devices.php?others=1': () => {
        devices = devices.filter(({ current }) => current)
        return {}
      },
    }
    return openPage('/settings/devices', user(), answers)
  }

  it('are listed with this one marked, and ended one by one (ACC-20)', async () => {
    open()
    const [own, phone, unknown] = await screen.findAllByRole('listitem')
    expect(own?.textContent).toContain('Dit apparaat')
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
    expect(phone?.textContent).toContain('Laatst gebruikt: 21 november 2026')
    expect(unknown?.textContent).toContain('Onbekend apparaat')
    await press('Safari, iPhone uitloggen')
    await screen.findByText('Safari, iPhone is uitgelogd.')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('are all ended but this one by one button, which then is gone (ACC-20)', async () => {
    open()
    await press('Alle andere uitloggen')
    await screen.findByText('Je bent alleen op dit apparaat ingelogd.')
    expect(screen.queryByRole('button', { name: 'Alle andere uitloggen' })).toBeNull()
  })

  it('are reached from the settings, beside the password and the address', async () => {
    openPage('/settings', user())
    const section = within(await screen.findByRole('region', { name: 'Account' }))
    const ways = section.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/settings/email', '/settings/password', '/settings/devices'])
  })
})
