import { otherSide, type Side } from '#core/chat/sides.ts'

/**
 * The one rule of who sees `profile p`: `may_be_shown`, no block between the two, and no address of
 * the viewer on that member's list. `viewer` and `site` are values of the statement; the list of
 * both is made once for all rows.
 */
export const isShownTo = (viewer: string, site: string) =>
  `(may_be_shown(p, ${viewer}, ${site}) and ${isNotBarred(viewer)})`

/** The same of its `search_entry s`, by which it is found: the last word is `isShownTo`. */
export const isFoundBy = (viewer: string, site: string) =>
  `(s.shown and s.site_id = ${site} and s.account_id is distinct from ${viewer}::uuid
    and s.account_id <> all((select barred_with(${viewer}))::uuid[]))`

/**
 * The account on this side of a conversation; null where the other side blocks it, and where it must
 * not see the conversation because its first message is on hold.
 */
export const notBlocked = (side: Side) =>
  `case when not ${otherSide(side)}_blocks and on_hold_for is distinct from ${side}_id
    then ${side}_id end`

const isNotBarred = (viewer: string) =>
  `p.account_id <> all ((select barred_with(${viewer}))::uuid[])`
