import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFictional, newMember, openStores, type Stores } from '../harness/database/postgres.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const change = (statement: string, id: string) => stores.db.pool.query(statement, [id])

const labelOf = async (id: string) => {
  const { rows } = await stores.db.pool.query(
    'select fictional from profile where account_id = $1',
    [id],
  )
  return rows[0]?.fictional
}

describe('The label of a fictional profile', () => {
  it('cannot be taken off in the database', async () => {
    const fictional = await newFictional(stores)
    const taken = change('update profile set fictional = false where account_id = $1', fictional)
    await expect(taken).rejects.toThrow('profile_label_foreign')
    expect(await labelOf(fictional)).toBe(true)
  })

  it('cannot be left out when the profile is made', async () => {
    const fictional = await newFictional(stores)
    await change('delete from profile where account_id = $1', fictional)
    const unlabelled = change(
      `insert into profile (account_id, site_id, fictional, confirmed, status, name, born, gender,
        seeks, country, region, city)
      select id, site_id, false, true, 'active', 'Lars', '1990-01-01', 'male', 'female', 'NL', 'x',
        'x' from account where id = $1`,
      fictional,
    )
    await expect(unlabelled).rejects.toThrow('profile_label_foreign')
  })

  it('cannot be written on the account by hand', async () => {
    const fictional = await newFictional(stores)
    const written = change('update account set fictional = false where id = $1', fictional)
    await expect(written).rejects.toThrow('can only be updated to DEFAULT')
  })

  it('follows an account that loses its address, at once', async () => {
    const member = await newMember(stores)
    expect(await labelOf(member)).toBe(false)
    await change('update account set email = null where id = $1', member)
    expect(await labelOf(member)).toBe(true)
  })

  it('is not put on somebody real', async () => {
    const member = await newMember(stores)
    const put = change('update profile set fictional = true where account_id = $1', member)
    await expect(put).rejects.toThrow('profile_label_foreign')
  })
})
