import type { StaffRole } from '#core/kernel/roles.ts'
import type { Custody, CustodyPicture } from '#core/photo/desk/ports.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** A number is the first eight signs of an id, with a dash among them. */
const locked = statement({
  name: 'photo_custody',
  values: { wanted: sqlType.text() },
  columns: {
    id: sqlType.uuid(),
    name: sqlType.text(),
    status: sqlType.text<CustodyPicture['status']>(),
    sha256: sqlType.text().nullable(),
    case: sqlType.uuid(),
    site: sqlType.text(),
    account: sqlType.uuid(),
    decided: sqlType.boolean(),
  },
  text: `select r.id, r.name, r.status, r.sha256, c.id as case, c.site_id as site,
    r.account_id as account, c.status not in ('open', 'claimed') as decided
  from photo_review r join moderation_case c on c.id = r.case_id
  where r.status in ('locked', 'handedOver', 'destroyed')
    and (c.id::text = :wanted or left(c.id::text, 8) = replace(:wanted, '-', ''))
  order by r.locked_at, r.id`,
})

export const custodyOf = async (on: Queryable, wanted: string): Promise<Custody | null> => {
  const rows = await locked(on, { wanted })
  const [first] = rows
  if (!first) return null
  const pictures = rows
    .filter((row) => row.case === first.case)
    .map(({ id, name, status, sha256 }) => ({ id, name, status, sha256 }))
  const { case: of, site, account, decided } = first
  return { case: of, site, account, isDecided: decided, pictures }
}

export const staffNamed = statement({
  name: 'photo_custody_staff',
  values: { site: sqlType.text(), email: sqlType.text() },
  columns: { id: sqlType.uuid(), role: sqlType.text<StaffRole>() },
  text: `select id, staff_role as role from account
  where site_id = :site and email = :email and staff_role is not null`,
})
