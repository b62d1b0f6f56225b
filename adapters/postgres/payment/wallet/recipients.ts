import type { Recipient, SpentOn } from '#core/payment/wallet/views.ts'
import type { StoredImage } from '../../discovery/schema.ts'
import { imageOf } from '../../platform/cards.ts'
import { nullable, type RowOf, sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** More changes than this are not looked through: then the course begins later. */
export const COURSE_ROWS_MAX = 20_000
const SPENT_ON_MAX = 4

const columns = {
  member: sqlType.uuid(),
  name: sqlType.text(),
  fictional: sqlType.boolean(),
}

/** Columns of the other of a conversation, as `recipientColumns` selects them; null without one. */
export const recipientRow = {
  ...nullable(columns),
  image: sqlType.jsonb<StoredImage>().nullable(),
}

/** The other of the conversation that `message` stands in, as `c`; and who has shut out whom. */
export const talkOf = (message: string) => `lateral (
    select id, receiver_id as other, starter_listed as listed, receiver_blocks as barred,
      starter_blocks as shut
    from conversation where id = ${message}.conversation_id and starter_id = :account
    union all
    select id, starter_id, receiver_listed, starter_blocks, receiver_blocks
    from conversation where id = ${message}.conversation_id and receiver_id = :account
  ) c`

/**
 * Of `profile p` beside `talkOf`, for `account me`: by the name of today, unless that member has
 * shut this one out; with a picture where this one may see it.
 */
export const recipientColumns = `
    case when not c.barred then p.account_id end as member,
    case when not c.barred then p.name end as name,
    case when not c.barred then p.fictional end as fictional,
    case when not c.barred and not c.shut and (
      may_be_shown(p, me.id, me.site_id) or (c.listed and may_talk_on(p, me.id, me.site_id))
    ) then p.main_image end as image`

type RecipientRow = RowOf<typeof recipientRow>

/** Nobody where the name is erased: what is left of them is no person. */
export const recipientOf = ({ member, name, fictional, image }: RecipientRow): Recipient | null =>
  member && name
    ? {
        id: member,
        name,
        fictional: fictional === true,
        mainImage: image?.status === 'active' ? imageOf(image) : null,
      }
    : null

const spentOn = statement({
  name: 'wallet_spent_on',
  values: { account: sqlType.uuid(), from: sqlType.date() },
  columns: { ...recipientRow, credits: sqlType.integer() },
  text: `with recent as (
    select operation, reason, credits, at from ledger_entry
    where book_id = :account and balance_after is not null order by id desc limit ${COURSE_ROWS_MAX}
  ), spent as (
    select m.conversation_id, -sum(e.credits)::int as credits
    from recent e join message m on m.id = e.operation
    where e.reason in ('message', 'gift', 'photo', 'undelivered', 'unanswered')
      and (e.at at time zone 'Europe/Amsterdam')::date >= :from::date
    group by m.conversation_id having sum(e.credits) < 0
  )
  select spent.credits, ${recipientColumns}
  from spent
  join account me on me.id = :account
  join ${talkOf('spent')} on not c.barred
  join profile p on p.account_id = c.other and p.name <> ''
  order by spent.credits desc, p.name, p.account_id limit ${SPENT_ON_MAX}`,
})

/** On whom a member spent most since this day (`YYYY-MM-DD`), without what came back. */
export const spentOnSince = async (
  on: Queryable,
  account: string,
  from: string,
): Promise<SpentOn[]> => {
  const rows = await spentOn(on, { account, from })
  return rows.flatMap(({ credits, ...row }) => {
    const member = recipientOf(row)
    return member ? [{ member, credits }] : []
  })
}
