import { cellsWithin } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join()

/** What somebody would write who knows which filters there are, and no others: ids, counts, cards. */
export const handWritten = (query: MemberSearch, offset = 0): string => {
  const { minAge, maxAge, interests = [], near, distance } = query
  const wishes = [
    `s.shown and s.site_id = 'vonk' and s.gender = '${query.gender}'`,
    query.country && `s.country = '${query.country}'`,
    query.region && `s.region = '${query.region}'`,
    minAge && `s.born <= (current_date - interval '${minAge} years')::date`,
    maxAge && `s.born > (current_date - interval '${maxAge + 1} years')::date`,
    query.hairColor && `s.hair_color in (${list(query.hairColor)})`,
    query.eyeColor && `s.eye_color in (${list(query.eyeColor)})`,
    query.bodyType && `s.body_type in (${list(query.bodyType)})`,
    query.relationshipStatus && `s.relationship_status in (${list(query.relationshipStatus)})`,
    interests.length > 0 &&
      `s.interests ${query.allInterests ? '@>' : '&&'} array[${list(interests)}]::text[]`,
    query.photo && 's.pictured',
    query.only && 'not s.fictional',
    query.online && `s.last_seen >= now() - interval '5 minutes' and not s.fictional`,
    distance && near && `s.cell in (${cellsWithin(near, distance).join()})`,
  ].filter((wish) => typeof wish === 'string')
  const where = wishes.join(' and ')
  const count = (which: string) =>
    `(select count(*) from (select from search_entry s where ${where} and ${which} limit 1001) c)`
  return `with page as (
      select account_id, pictured, hour from search_entry s where ${where}
      order by pictured desc, hour desc, account_id desc limit 24 offset ${offset}
    )
    select ${count('not s.fictional')} as total,
      ${query.only ? '0' : count('s.fictional')} as fictional, p.*
    from page join profile p using (account_id)
    order by pictured desc, hour desc, account_id desc`
}
