import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signupErrors } from '#client/features/account/signup/signup-check.ts'
import { emptySignup, type SignupValues } from '#client/features/account/signup/signup-form.ts'
import { keepSource } from '#client/parts/site/source.ts'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { shortenPauses } from '#specs/harness/screens/short-pauses.ts'
import type { Refused } from '#specs/harness/server/answers.ts'
import { settings } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const POST = 'POST /api/signup.php'
/** A page tries for so long before it says so. */
const DOWN_MS = 20_000
const complete: SignupValues = {
  email: 'anna@voorbeeld.example',
  password: 'een-lang-wachtwoord',
  name: 'Anna',
  day: '7',
  month: '11',
  year: '1990',
  gender: 'female',
  seeks: 'male',
  consent: true,
  signup_message: '',
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Aanmelden' }))

const fill = async () => {
  await screen.findByRole('heading', { name: 'Gratis aanmelden' })
  type('E-mailadres', complete.email)
  type('Wachtwoord', complete.password)
  type('Profielnaam', complete.name)
  type('Dag', complete.day)
  type('Maand', complete.month)
  type('Jaar', complete.year)
  fireEvent.click(screen.getByLabelText('Vrouw'))
  fireEvent.click(screen.getByLabelText('een man'))
  fireEvent.click(screen.getByLabelText(/Ik vind het goed/))
}

describe('the sign-up form', () => {
  it('sends what was typed once, however often it is clicked, and leads to the mail', async () => {
    const { of } = openPage('/signup', null, { [POST]: () => ({}) })
    await fill()
    const form = screen.getByRole('button', { name: 'Aanmelden' }).closest('form') as HTMLElement
    for (let clicks = 0; clicks < 3; clicks += 1) fireEvent.submit(form)
    await screen.findByRole('heading', { name: 'Kijk in je mail' })
    expect(screen.getByText(/anna@voorbeeld.example/)).toBeTruthy()
    expect(of(POST)).toHaveLength(1)
    expect(of(POST)[0]?.body).toEqual({
      email: complete.email,
      password: complete.password,
      name: 'Anna',
      date_of_birth: '1990-11-07',
      gender: 'female',
      seeks: 'male',
      consent: CONSENT_VERSION,
    })
  })

  it.each([
    ['email', () => type('E-mailadres', 'bea@voorbeeld.example'), 'bea@voorbeeld.example'],
    ['name', () => type('Profielnaam', 'Bea'), 'Bea'],
    ['date_of_birth', () => type('Dag', '8'), '1990-11-08'],
    [
      'signup_message',
      () => type('Wat zoek je hier?', 'Iemand om mee te lachen'),
      'Iemand om mee te lachen',
    ],
    ['password', () => type('Wachtwoord', 'nog-een-lang-wachtwoord'), 'nog-een-lang-wachtwoord'],
    ['gender', () => fireEvent.click(screen.getByLabelText('Man')), 'male'],
    ['seeks', () => fireEvent.click(screen.getByLabelText('een vrouw')), 'female'],
  ] as const)('asks %s, and sends it as it was given (SGN-01)', async (field, give, sent) => {
    const { of } = openPage('/signup', null, { [POST]: () => ({}) })
    await fill()
    give()
    submit()
    await screen.findByRole('heading', { name: 'Kijk in je mail' })
    expect(of(POST)[0]?.body).toMatchObject({ [field]: sent })
  })

  it('shows what is wrong at its fields, focuses the first of them, and sends nothing', async () => {
    const { of } = openPage('/signup', null, { [POST]: () => ({}) })
    await fill()
    type('Profielnaam', '@anna')
    type('Jaar', '2020')
    submit()
    await screen.findByText('Je profielnaam mag niet met @ beginnen')
    expect(screen.getByText('Vul je geboortedatum in, 18+')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Profielnaam'))
    expect(of(POST)).toEqual([])
  })

  it('no longer calls the date of birth wrong once a part of it changes', async () => {
    openPage('/signup', null)
    await fill()
    type('Jaar', '2020')
    submit()
    await screen.findByText('Vul je geboortedatum in, 18+')
    type('Jaar', '1990')
    expect(screen.queryByText('Vul je geboortedatum in, 18+')).toBeNull()
    expect(screen.getByLabelText('Dag').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('shows what the server found wrong at its field, and keeps what was typed', async () => {
    const refusal = { error: 'invalid', fields: { email: 'email_invalid' } } as const
    openPage('/signup', null, { [POST]: () => ({ status: 400, refusal }) })
    await fill()
    submit()
    await screen.findByText('Ongeldige e-mail')
    const email = screen.getByLabelText<HTMLInputElement>('E-mailadres')
    expect(document.activeElement).toBe(email)
    expect(email.value).toBe(complete.email)
    expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe(complete.password)
  })

  it('says that the site is down where it is, and keeps what was typed', async () => {
    shortenPauses()
    const down = { status: 503, refusal: { error: 'unavailable' } } as const
    const { of } = openPage('/signup', null, { [POST]: () => down })
    await fill()
    submit()
    await screen.findByText(/Even een storing/, {}, { timeout: DOWN_MS })
    expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe(complete.email)
    expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe(complete.password)
    expect(new Set(of(POST).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('survives a reload but for the password, and keeps only the step once it is sent (SGN-13)', async () => {
    const first = openPage('/signup', null)
    await fill()
    first.leave()
    expect(JSON.stringify(localStorage)).not.toContain(complete.password)

    openPage('/signup', null, { [POST]: () => ({}) })
    const name = await screen.findByLabelText<HTMLInputElement>('Profielnaam')
    expect(name.value).toBe('Anna')
    expect(screen.getByLabelText<HTMLInputElement>('Jaar').value).toBe('1990')
    expect(screen.getByLabelText<HTMLInputElement>('Vrouw').checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe('')
    type('Wachtwoord', complete.password)
    submit()
    await screen.findByRole('heading', { name: 'Kijk in je mail' })
    expect(Object.keys(localStorage)).toEqual(['vonk.signup.at'])
    const kept = localStorage.getItem('vonk.signup.at') ?? ''
    expect(JSON.parse(kept)).toMatchObject({ state: 'mailed', context: { email: complete.email } })
    expect(kept).not.toContain(complete.password)
  })

  it('sends with one key for one content, and says so when the site cannot be reached', async () => {
    let away = true
    const { of } = openPage('/signup', null, {
      [POST]: () => (away ? { status: 429, refusal: { error: 'too_many_requests' } } : {}),
    })
    await fill()
    submit()
    await screen.findByText('Even rustig aan. Probeer het zo weer.')
    submit()
    await waitFor(() => expect(of(POST)).toHaveLength(2))
    away = false
    type('Wat zoek je hier?', 'Een wandelmaatje')
    submit()
    await screen.findByRole('heading', { name: 'Kijk in je mail' })
    const keys = of(POST).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is closed, in words, when the site takes nobody', async () => {
    openPage('/signup', null, {
      'GET /api/settings.php': () => ({ ...settings, signups: 'none' }),
    })
    await screen.findByText('Aanmelden kan op dit moment niet.')
    expect(screen.queryByRole('button', { name: 'Aanmelden' })).toBeNull()
  })
})

describe('sign-up for who comes from a known source', () => {
  const only = { 'GET /api/settings.php': () => ({ ...settings, signups: 'with_trafficsource' }) }
  const forget = () => Object.assign(document, { cookie: 'source=; path=/; max-age=0' })
  beforeEach(forget)

  it('is open to nobody else, in words', async () => {
    openPage('/signup', null, only)
    await screen.findByText('Aanmelden kan op dit moment niet.')
  })

  it('tells where the visitor came from, kept from the first page on (SGN-12, API-05)', async () => {
    window.history.replaceState(null, '', '/?network=ads&sub2=b&other=1')
    keepSource()
    window.history.replaceState(null, '', '/signup')
    keepSource()
    const { of } = openPage('/signup', null, { ...only, [POST]: () => ({}) })
    await fill()
    submit()
    await screen.findByRole('heading', { name: 'Kijk in je mail' })
    expect(of(POST)[0]?.body).toMatchObject({ traffic_source: { network: 'ads', sub2: 'b' } })
    forget()
  })
})

describe('what was typed into the sign-up form', () => {
  const facts = {
    now: Date.parse('2026-11-20T12:00:00Z'),
    minAge: 18,
    site: 'Vonk',
    messageLength: 20,
    source: null,
    profile: null,
  }
  const wrong = (change: Partial<SignupValues>) => signupErrors({ ...complete, ...change }, facts)

  it.each([
    ['of the 20th', '2026-11-19T22:59:59Z', '20'],
    ['of the 21st', '2026-11-20T22:59:59Z', '21'],
  ])('is of age from the first second %s where the site is', async (_, before, day) => {
    const wrongAt = (now: number) =>
      signupErrors({ ...complete, day, year: '2008' }, { ...facts, now })
    expect(await wrongAt(Date.parse(before))).toEqual({ date_of_birth: 'too_young' })
    expect(await wrongAt(Date.parse(before) + 1_000)).toEqual({})
  })

  it('is in order when everything is there', async () => {
    expect(await wrong({})).toEqual({})
  })

  it.each<[string, Partial<SignupValues>, Record<string, string>]>([
    ['no date at all', { day: '', month: '', year: '' }, { date_of_birth: 'too_young' }],
    [
      'a date that is not in the calendar',
      { day: '31', month: '2' },
      { date_of_birth: 'date_invalid' },
    ],
    ['a day without a month', { month: '' }, { date_of_birth: 'date_invalid' }],
    ['a birthday tomorrow', { day: '21', year: '2008' }, { date_of_birth: 'too_young' }],
    ['a birthday today', { day: '20', year: '2008' }, {}],
    ['a name that is the address', { name: 'ANNA@voorbeeld.example' }, { name: 'name_is_email' }],
    ['a name that starts with @', { name: '@anna' }, { name: 'name_starts_with_at' }],
    ['an address without a domain', { email: 'anna@' }, { email: 'email_invalid' }],
    ['a short password', { password: '1234567' }, { password: 'password_length' }],
    ['no gender', { gender: '' }, { gender: 'required' }],
    ['no consent', { consent: false }, { consent: 'consent_needed' }],
    [
      'a reason of 301 characters',
      { signup_message: 'x'.repeat(301) },
      { signup_message: 'text_too_long' },
    ],
    ['a reason of 300 characters', { signup_message: ` ${'x'.repeat(300)} ` }, {}],
  ])('is checked for %s', async (_, change, errors) => {
    expect(await wrong(change)).toEqual(errors)
  })

  it('counts as blank before anything is typed', async () => {
    expect(Object.keys(await signupErrors(emptySignup, facts)).sort()).toEqual([
      'consent',
      'date_of_birth',
      'email',
      'gender',
      'name',
      'password',
      'seeks',
    ])
  })

  it('is a message of at most what the site allows, as people count, to whom one came for', async () => {
    const to = { ...facts, profile: '01900000-0000-7000-8000-000000000002' }
    const family = '👨‍👩‍👧‍👦'
    const told = (signup_message: string) => signupErrors({ ...complete, signup_message }, to)
    expect(await told(family.repeat(20))).toEqual({})
    expect(await told(family.repeat(21))).toEqual({ signup_message: 'text_too_long' })
  })
})

describe('the login form', () => {
  it('says that it failed, keeps what was typed, and says how long a block lasts', async () => {
    let refused: Refused = { status: 401, refusal: { error: 'login_failed' } }
    openPage('/login', null, { 'POST /api/user.php': () => refused })
    await screen.findByRole('heading', { name: 'Welkom terug' })
    type('E-mailadres', complete.email)
    type('Wachtwoord', 'fout')
    const click = () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Inloggen' }).at(-1) as HTMLElement)
    click()
    await screen.findByText('Login mislukt, probeer opnieuw.')
    expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe(complete.email)
    refused = { status: 429, refusal: { error: 'too_many_attempts', minutes: 15 } }
    click()
    await screen.findByText('Te vaak geprobeerd: je account is 15 minuten geblokkeerd.')
  })
})
