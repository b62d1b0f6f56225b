import type { Pool } from 'pg'

type Db = { query: (text: string, values: unknown[]) => Promise<unknown> }

/**
 * Makes a conversation as long as that, 7 hours between two messages, of which every third is by its
 * receiver; the last of them replies to `repliedTo`. What the receiver has not read is counted.
 */
export const lengthenTalk = async (
  db: Db | Pool,
  conversation: string,
  { length, repliedTo }: { length: number; repliedTo: number },
) => {
  await db.query(
    `insert into message (conversation_id, seq, id, side, body, at, reply_to)
    select $1, n, gen_random_uuid(), case when n % 3 = 0 then 'receiver' else 'starter' end,
      'Zin ' || n || '.' || repeat(' En nog wat.', (n * 7) % 11),
      now() - ($2 - n) * interval '7 hours', case when n = $2 then $3::int end
    from generate_series((select last_seq + 1 from conversation where id = $1), $2::int) n`,
    [conversation, length, repliedTo],
  )
  await db.query(
    `update conversation set last_seq = $2, receiver_unread = (select count(*) from message
      where conversation_id = $1 and side = 'starter' and seq > receiver_read),
      starter_unread = 0, starter_read = $2 where id = $1`,
    [conversation, length],
  )
}
