import {
  CONTACT_OPENERS,
  NEW_CHATS_PER_DAY,
  SAME_OPENER_OTHERS,
} from '#core/moderation/signs/rules.ts'

const withinDay = `o.account_id = me.id and o.at > :now::timestamptz - interval '24 hours'`

/**
 * Of the first messages of sender `me` within a day, as JSON. Each count ends where its rule has
 * enough, so that a flood is read no further than that.
 */
export const openerCounts = `(
      select json_build_object(
        'ageMs', extract(epoch from :now::timestamptz - me.created_at) * 1000,
        'inHour', count(*) filter (where latest.at > :now::timestamptz - interval '1 hour'),
        'inDay', count(*),
        'contacts', (select count(*) from (
          select from opener o where ${withinDay} and o.contact limit ${CONTACT_OPENERS}
        ) linked),
        'same', (select count(*) from (
          select distinct o.conversation_id from opener o
          where ${withinDay} and o.hash = (select opener_hash(:letters))
            and o.conversation_id <> :conversation
          order by o.conversation_id limit ${SAME_OPENER_OTHERS}
        ) others))
      from (
        select o.at from opener o where ${withinDay} order by o.at desc limit ${NEW_CHATS_PER_DAY}
      ) latest
    )`
