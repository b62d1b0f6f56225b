import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffRoles } from '#core/kernel/roles.ts'
import { checkoutMethods } from '#core/payment/methods.ts'
import { ACCOUNTS_USAGE } from '#server/operator/accounts.ts'
import { DISCOUNT_USAGE } from '#server/operator/discount.ts'
import { operatorParts, runOperator, USAGE } from '#server/operator/operator.ts'
import {
  buy,
  newMember,
  ordered,
  PASSWORD,
  play,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = async (...typed: string[]) => runOperator(await operatorParts(server.container), typed)
const reason = 'Vraagt anderen om geld'

describe('staff', () => {
  test('suspend a member, who is logged out, is told why and how to object, and cannot enter', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    expect(
      await run('suspend', anna.email.toUpperCase(), '--rule', 'fraud', '--reason', reason),
    ).toContain('done')
    expect((await anna.ask('GET /api/user.php')).user).toBeNull()
    const body = { email: anna.email, password: PASSWORD }
    const refusal = await server.browser().refusal('POST /api/user.php', { body })
    expect(refusal).toMatchObject({ status: 403, error: 'account_suspended' })
    const wrong = { ...body, password: 'een-ander-wachtwoord' }
    const stranger = await server.browser().refusal('POST /api/user.php', { body: wrong })
    expect(stranger).toMatchObject({ status: 401, error: 'login_failed' })
    const profile = await bram.refusal('GET /api/member.php', { query: { id: anna.id } })
    expect(profile.status).toBe(404)
    const { text } = await server.mailTo(anna.email, 2)
    expect(text).toContain(reason)
    expect(text).toContain('/pages/ban#fraud')
    expect(text).toMatch(/Niet mee eens\? Maak bezwaar, tot .* Een andere collega kijkt opnieuw/)
  })

  test('restore who was suspended, and everything is as before', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await run('suspend', anna.email, '--rule', 'fraud', '--reason', reason)
    await run('restore', anna.email)
    const body = { email: anna.email, password: PASSWORD }
    const { user } = await server.browser().ask('POST /api/user.php', { body })
    expect(user.id).toBe(anna.id)
    const { profile } = await bram.ask('GET /api/member.php', { query: { id: anna.id } })
    expect(profile.id).toBe(anna.id)
    await expect(run('restore', anna.email)).rejects.toThrow('not in a state for that')
  })

  test('erase an account on request', async () => {
    const anna = await newMember(server)
    await run('erase', anna.email)
    expect((await anna.ask('GET /api/user.php')).user).toBeNull()
    await expect(run('erase', anna.email)).rejects.toThrow('There is no account')
  })

  test('are appointed and dismissed, which counts from the next call on', async () => {
    const anna = await newMember(server)
    const role = async () => (await anna.ask('GET /api/user.php')).user?.role
    expect(await run('appoint', anna.email)).toContain('done')
    expect(await role()).toBe('admin')
    for (const one of staffRoles) {
      await run('appoint', anna.email, '--role', one)
      expect(await role()).toBe(one)
    }
    await expect(run('appoint', anna.email, '--role', 'owner')).rejects.toThrow('owner is no role')
    await run('dismiss', anna.email)
    expect(await role()).toBe('free')
  })

  test('are told what is missing in a command, and nothing happens', async () => {
    const anna = await newMember(server)
    await expect(run('suspend', anna.email)).rejects.toThrow('Say why')
    await expect(run('suspend', anna.email, '--reason', reason)).rejects.toThrow('by which rule')
    const unknown = run('suspend', anna.email, '--reason', reason, '--rule', 'zomaar')
    await expect(unknown).rejects.toThrow('zomaar is no rule')
    await expect(run('forgive', anna.email)).rejects.toThrow(USAGE)
    await expect(run('suspend')).rejects.toThrow(ACCOUNTS_USAGE)
    await expect(run('erase', 'niemand@voorbeeld.example')).rejects.toThrow('There is no account')
    await expect(run('erase', anna.email, '--site', 'elders')).rejects.toThrow('no account')
    expect((await anna.ask('GET /api/user.php')).user?.id).toBe(anna.id)
  })
})

describe('the report of a day', () => {
  test('is printed with every figure, for today when it is named and for yesterday without', async () => {
    const anna = await newMember(server)
    await buy(anna)
    const today = await run('report', '2026-06-15', '--site', 'vonk')
    expect(today).toContain('payments of 2026-06-15')
    expect(today).toContain('agree')
    expect(today).toMatch(/Orders +1\n/)
    expect(today).toMatch(/Paid \(1\) +€4\.99\n/)
    expect(today).toMatch(/Credits granted +10\n/)
    expect(await run('report')).toContain('payments of 2026-06-14')
  })

  test('is refused for what is no day and for a site that is not there', async () => {
    await expect(run('report', '2026-02-30')).rejects.toThrow('2026-02-30 is no day')
    await expect(run('report', '2026-06-15', 'more')).rejects.toThrow('report')
    await expect(run('report', '--site', 'elders')).rejects.toThrow('There is no site elders')
  })
})

describe('discount codes', () => {
  const codeAt = (member: SpecMember, code: string) =>
    member.ask('GET /api/discountcode.php', { query: { code } })
  const refusedAt = async (member: SpecMember, code: string) =>
    (await member.refusal('GET /api/discountcode.php', { query: { code } })).error

  test('are made with every condition, count from then on, and are listed with their use', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const made = await run(
      'discount',
      'make',
      'zomer-30',
      '--percent',
      '30',
      '--until',
      '2026-08-31',
      '--country',
      'nl',
      '--currency',
      'eur',
      '--minimum',
      '4,99',
      '--methods',
      'ideal,paypal',
      '--member',
      anna.email.toUpperCase(),
      '--once',
      '--first-purchase',
    )
    expect(made).toContain('ZOMER-30')
    expect(made).toContain('30%, active, until 2026-08-31T22:00:00.000Z, NL, from 4.99 EUR')
    const { discount } = await codeAt(anna, 'zomer-30')
    expect(discount).toMatchObject({
      code: 'ZOMER-30',
      percentage: 30,
      country: 'NL',
      user_id: anna.id,
      currency: 'EUR',
      expires: '2026-08-31T22:00:00.000Z',
      minimum_order_value: 499,
      validity: 'once',
      paymentmethods: ['ideal', 'paypal'],
      status: 'active',
    })
    expect(await refusedAt(bram, 'ZOMER-30')).toBe('code_of_another')

    expect(await run('discount', 'make', 'IEDEREEN', '--percent', '10')).toContain('without end')
    const { ref, payment_id } = await ordered(bram, 'credits-10', 'IEDEREEN')
    expect(await run('discount', 'list')).toMatch(/IEDEREEN .*10%, active, .*used 0 x/)
    await play(bram, ref, { status: 'paid' })
    await settled(bram, payment_id, 'completed')
    const listed = await run('discount', 'list', '--site', 'vonk')
    expect(listed).toMatch(/IEDEREEN .*once per member, used 1 x/)
    expect(listed).toMatch(/ZOMER-30 .*once in all, first purchase, of one member, used 0 x/)
  })

  test('are ended, once, and an order that was placed keeps its price', async () => {
    const anna = await newMember(server)
    await run('discount', 'make', 'KORT', '--percent', '50')
    const { ref, payment_id, amount } = await ordered(anna, 'credits-10', 'KORT')
    expect(await run('discount', 'end', 'kort')).toContain('KORT no longer counts')
    expect(await refusedAt(await newMember(server), 'KORT')).toBe('code_not_active')
    await expect(run('discount', 'end', 'KORT')).rejects.toThrow('no code KORT that still counts')
    await play(anna, ref, { status: 'paid' })
    expect((await settled(anna, payment_id, 'completed')).amount).toEqual(amount)
    expect(await run('discount', 'list')).toMatch(/KORT .*50%, ended, .*used 1 x/)
  })

  test('with faults are not made, and every fault is said', async () => {
    const make = (code: string, ...typed: string[]) => run('discount', 'make', code, ...typed)
    const all = make(
      ...(['TIMEBONUS25', '--percent', '100', '--until', '2026-02-30', '--country', 'JP'] as const),
      '--currency',
      'XXX',
      '--minimum',
      'veel',
      '--methods',
      'goud',
      '--member',
      'x@y.example',
    )
    await expect(all).rejects.toThrow(
      [
        'A code of that name is of the product itself.',
        '--percent is a whole number from 1 to 99.',
        '--until is a day that is still to come, like 2026-12-31.',
        '--country is one of those of the site.',
        '--currency is one of EUR, DKK, SEK, NOK, PLN, CHF, GBP, USD that the site is paid in.',
        '--minimum is an amount like 9.99.',
        `--methods are some of ${checkoutMethods.join(', ')}, by commas.`,
        'There is no account of x@y.example.',
      ].join('\n'),
    )
    const ok = ['--percent', '10']
    await expect(make('a b', ...ok)).rejects.toThrow('3 to 40 capitals')
    await expect(make('OUD', ...ok, '--until', '2026-06-14')).rejects.toThrow('still to come')
    await expect(make('MIN', ...ok, '--minimum', '5')).rejects.toThrow('needs its --currency')
    await expect(make('WEG', ...ok, '--methods', 'ideal,sofort')).rejects.toThrow(
      `sofort no longer exists. --methods are some of ${checkoutMethods.join(', ')}, by commas.`,
    )
    await expect(make('MUNT', ...ok, '--country', 'NL', '--currency', 'DKK')).rejects.toThrow(
      'does not pay in that currency',
    )
    await make('DUBBEL', ...ok)
    await expect(make('dubbel', ...ok)).rejects.toThrow('There is a code DUBBEL already.')
    await expect(run('discount', 'list', '--site', 'elders')).rejects.toThrow('no site elders')
    await expect(run('discount', 'make')).rejects.toThrow(DISCOUNT_USAGE)
    await expect(make('X12', '--prijs', '5')).rejects.toThrow(DISCOUNT_USAGE)
    expect(await run('discount', 'list')).not.toContain('TIMEBONUS25')
  })
})

describe('what an operator does', () => {
  test('stands in the log by the same write, or is not done', async () => {
    const anna = await newMember(server)
    const { payment_id: payment } = await buy(anna)
    await server.db.query(`create function lost() returns trigger language plpgsql as $$
      begin
        raise exception 'lost';
      end $$;
      create trigger lost before insert on desk_log for each row execute function lost()`)
    for (const typed of [
      ['appoint', anna.email],
      ['refund', payment],
      ['erase', anna.email],
    ])
      await expect(run(...typed)).rejects.toThrow('lost')
    await server.db.query('drop trigger lost on desk_log')
    const { user } = await anna.ask('GET /api/user.php')
    expect([user?.role, user?.credits]).toEqual(['premium', 13])
    await run('refund', payment)
    await run('appoint', anna.email)
    await run('erase', anna.email)
    const { rows } = await server.db.query(
      `select act from desk_log where account_id = $1 and actor = 'operator' order by id`,
      [anna.id],
    )
    expect(rows.map(({ act }) => act)).toEqual(['refund', 'appoint', 'erase'])
  })
})
