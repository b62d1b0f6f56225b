import type { Member } from '../account/values.ts'
import type { ChatStore, SendFacts } from '../chat/ports.ts'

/** What the calls that are made most often need to know, read with their session in one look. */
export interface SessionReads {
  /**
   * What one message needs to know, with the member whose session it is, which has to be that of
   * `by`: the facts are null where it is not, and where the other is nobody. Null when the session
   * has ended.
   */
  sendFacts(
    session: { tokenHash: string; now: Date },
    query: Parameters<ChatStore['sendFacts']>[0],
  ): Promise<{ member: Member; facts: SendFacts | null } | null>
}
