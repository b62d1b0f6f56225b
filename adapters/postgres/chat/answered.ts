import { ANSWER_MS } from '#core/chat/message/rules.ts'

/** Whether the other side of this message spoke after it, while there was time for an answer. */
export const isAnswered = (message: string) => `exists (
  select from message answer
  where answer.conversation_id = ${message}.conversation_id and answer.seq > ${message}.seq
    and answer.side <> ${message}.side
    and answer.at <= coalesce(${message}.delivered_at, ${message}.at) + interval '${ANSWER_MS} milliseconds'
)`
