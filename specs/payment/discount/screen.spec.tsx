import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { discountRefusals, Refusal } from '#core/contract/codes.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'
import { WELCOME_DISCOUNT_HOURS } from '#core/payment/discount/rules.ts'
import type { Method } from '#core/payment/methods.ts'
import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { silence } from '#specs/harness/server/answers.ts'
import { me, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

type DiscountRefusal = (typeof discountRefusals)[number]

const WELCOME = 'GET /api/discountcode.php?welcome=true'
const BONUS = 'GET /api/discountcode.php'
const credits = () => ({
  bundles: [
    {
      id: 'credits-25',
      credits: 25,
      price: { minor: 999, currency: 'EUR' as const },
      methods: ['ideal' as const],
      banks: {},
    },
  ],
  country: 'NL',
  vat_basis_points: 2100,
  keeps: [],
})
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

const welcome = (hours: number): { discount: DiscountCode } => ({
  discount: {
    code: 'WELKOM25',
    user_id: me,
    value_percentage: 25,
    percentage: 25,
    expired: false,
    country: null,
    currency: null,
    paymentmethods: null,
    minimum_order_value: 0,
    status: 'active',
    validity: 'once_per_user',
    lifecycle: null,
    expires: new Date(Date.now() + hours * HOUR_MS - 1_000).toISOString(),
  },
})

describe('the prices of a member who has not bought anything yet', () => {
  it('are lower by the welcome discount, with the hours that are left (DIS-03)', async () => {
    openPage('/credits', user({ signup_date: hoursAgo(10) }), {
      'GET /api/credits.php': credits,
      [WELCOME]: () => welcome(WELCOME_DISCOUNT_HOURS - 10),
    })
    await screen.findByText(
      `Welkomstkorting: 25% op je eerste aankoop, nog ${WELCOME_DISCOUNT_HOURS - 10} uur.`,
    )
    expect(screen.getByRole('link', { name: /Kies 25 credits voor €\s7,49/ })).toBeTruthy()
  })

  it('are lower by the time bonus while there is one, and then by the welcome discount (DIS-04)', async () => {
    const { discount } = welcome(WELCOME_DISCOUNT_HOURS)
    const lifecycle = { state: 'running', context: { account: me } }
    const bonus = { discount: { ...discount, code: TIME_BONUS_CODE, percentage: 40, lifecycle } }
    let runs = true
    const open = () =>
      openPage('/credits', user({ signup_date: hoursAgo(1) }), {
        'GET /api/credits.php': credits,
        [BONUS]: () => (runs ? bonus : { status: 409, refusal: { error: 'code_expired' } }),
        [WELCOME]: () => ({ discount }),
      })
    const first = open()
    await screen.findByText(/^40% korting op je eerste aankoop/)
    expect(screen.queryByText(/^Welkomstkorting/)).toBeNull()
    first.leave()
    runs = false
    open()
    await screen.findByText(/^Welkomstkorting: 25% op je eerste aankoop/)
    expect(screen.queryByText(/^40% korting/)).toBeNull()
  })

  it('are what they are when the discount cannot be loaded, and nothing is said of it (DIS-03)', async () => {
    const broken = { [WELCOME]: () => silence, [BONUS]: () => silence } as const
    for (const answers of [broken, {}]) {
      const page = openPage('/credits', user({ signup_date: hoursAgo(1) }), {
        'GET /api/credits.php': credits,
        ...answers,
      })
      await screen.findByRole('link', { name: /Kies 25 credits voor €\s9,99/ })
      expect(page.of(WELCOME).length).toBeGreaterThan(0)
      expect(screen.queryByText(/Welkomst/)).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      page.leave()
    }
  })

  it('are asked for neither long after sign-up nor after a purchase', async () => {
    for (const member of [
      user({ signup_date: hoursAgo(WELCOME_DISCOUNT_HOURS) }),
      user({ signup_date: hoursAgo(1), paid_user: true }),
    ]) {
      const page = openPage('/credits', member, {
        'GET /api/credits.php': credits,
        [WELCOME]: () => welcome(1),
      })
      await screen.findByRole('link', { name: /Kies 25 credits voor €\s9,99/ })
      await waitFor(() => expect(page.of('GET /api/user.php').length).toBeGreaterThan(0))
      expect(page.of(WELCOME)).toHaveLength(0)
      page.leave()
    }
  })
})

describe('a discount at an order', () => {
  const given = (code: string, user_id: string | null): { discount: DiscountCode } => {
    const { discount } = welcome(1)
    return { discount: { ...discount, code, user_id } }
  }
  const open = (answer: { discount: DiscountCode }) =>
    openPage(`/credits/credits-25?code=${answer.discount.code}`, user({ paid_user: true }), {
      'GET /api/credits.php': credits,
      [BONUS]: () => answer,
    })

  it.each([
    ['TIMEBONUS25', 'Persoonlijk: je krijgt hem omdat je nieuw bent.'],
    ['WELKOM25', 'Persoonlijk: je krijgt hem omdat je nieuw bent.'],
    ['BLIJF-1234', 'Persoonlijk: je krijgt hem omdat je het te duur vond.'],
    ['ANNA20', 'Persoonlijk: we gaven deze code alleen aan jou.'],
  ])('that is for one member alone (%s) says that it is, and why (H5)', async (code, why) => {
    open(given(code, me))
    await screen.findByText(`25% korting met ${code}`)
    expect(screen.getByText(why)).toBeTruthy()
  })

  it.each([
    [10, true],
    [25, false],
    [40, false],
  ])(
    'of %i per cent, beside one of 25 that counts by itself, says so where it is worth less: %s',
    async (percentage, isSaid) => {
      const typed = given('ZOMER', null).discount
      openPage('/credits/credits-25?code=ZOMER', user({ signup_date: hoursAgo(10) }), {
        'GET /api/credits.php': credits,
        [WELCOME]: () => welcome(60),
        [BONUS]: ({ query }) =>
          query.code === 'ZOMER'
            ? { discount: { ...typed, percentage } }
            : { status: 404, refusal: { error: 'code_unknown' } },
      })
      await screen.findByText(`${percentage}% korting met ZOMER`)
      expect(screen.queryAllByText(/^Zonder deze code krijg je 25% korting/)).toHaveLength(
        Number(isSaid),
      )
      fireEvent.click(screen.getByRole('button', { name: 'Code weghalen' }))
      await screen.findByText('25% korting met WELKOM25')
    },
  )

  it.each<[DiscountRefusal, Omit<Refusal, 'error'>, RegExp]>([
    ['code_below_minimum', { minimum: { minor: 1999, currency: 'EUR' } }, /vanaf €\s19,99\.$/],
    [
      'code_other_method',
      { methods: ['ideal', 'creditcard'] },
      /bij iDEAL \| Wero of creditcard\.$/,
    ],
    ['code_below_minimum', {}, /^Deze code geldt pas vanaf een groter bedrag\.$/],
  ])('that does not count (%s) says what it does count for: %o', async (error, terms, said) => {
    openPage('/credits/credits-25?code=ZOMER20', user({ paid_user: true }), {
      'GET /api/credits.php': credits,
      [BONUS]: () => ({ status: 409, refusal: { error, ...terms } }),
    })
    await screen.findByText(said)
  })

  it('that is being looked up, at first and for another method, holds the pay button until its price is known', async () => {
    let found = Promise.withResolvers<void>()
    const methods: Method[] = ['ideal', 'paypal']
    const [sold] = credits().bundles
    openPage('/credits/credits-25?code=ZOMER20', user({ paid_user: true }), {
      'GET /api/credits.php': () => ({
        ...credits(),
        bundles: sold ? [{ ...sold, methods }] : [],
      }),
      [BONUS]: async ({ query }) => {
        await found.promise
        return query.payment_method === 'paypal'
          ? { status: 409, refusal: { error: 'code_other_method', methods: ['ideal'] } }
          : given('ZOMER20', null)
      },
    })
    const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Betaal/ })
    const shows = (price: RegExp) =>
      waitFor(() => {
        expect(pay().textContent).toMatch(price)
        expect(pay().disabled).toBe(false)
      })
    await screen.findByRole('button', { name: /^Betaal/ })
    expect(pay().disabled).toBe(true)
    found.resolve()
    await shows(/€\s7,49/)

    found = Promise.withResolvers<void>()
    fireEvent.click(screen.getByRole('radio', { name: /^PayPal/ }))
    await waitFor(() => expect(pay().disabled).toBe(true))
    expect(pay().textContent).toMatch(/€\s7,49/)
    found.resolve()
    await shows(/€\s9,99/)
    expect(screen.getByText('Deze code geldt alleen bij iDEAL | Wero.')).toBeTruthy()
  })

  it('that was used up meanwhile says so at its field, and the price is shown without it', async () => {
    let isUsed = false
    openPage('/credits/credits-25?code=ZOMER20', user({ paid_user: true }), {
      'GET /api/credits.php': credits,
      [BONUS]: () =>
        isUsed ? { status: 409, refusal: { error: 'code_used' } } : given('ZOMER20', null),
      'POST /api/order.php': () => {
        isUsed = true
        return { status: 409, refusal: { error: 'code_used' } }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Betaal €\s7,49/ }))
    await screen.findByRole('button', { name: /^Betaal €\s9,99/ })
    const field = screen.getByLabelText('Kortingscode')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('Deze code is al gebruikt.').length).toBeGreaterThan(0)
  })

  it('that was typed goes along to another bundle', async () => {
    open(given('ZOMER20', null))
    await screen.findByText('25% korting met ZOMER20')
    const other = screen.getByRole('link', { name: 'Andere bundel kiezen' })
    expect(other.getAttribute('href')).toBe('/credits?code=ZOMER20')
  })

  it('that is for everybody is not called personal', async () => {
    open(given('ZOMER20', null))
    await screen.findByText('25% korting met ZOMER20')
    expect(screen.queryByText(/^Persoonlijk/)).toBeNull()
  })
})
