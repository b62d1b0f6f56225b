/** A photo that a request asks for; `isClear`: this viewer may see more than a blur of it. */
export type ViewedChatPhoto = { name: string; isClear: boolean }

/**
 * Photos of conversations. One has the id of its message, and waits for it: the message takes it in
 * the transaction in which it is paid for.
 */
export interface ChatPhotoStore {
  /**
   * Takes a place for a photo whose file is called `name`. The same again goes on where it was;
   * `there`: it is finished already; `going`: it is being swept away, and may come again after that.
   * An id that is another photo's is `key_reused`.
   */
  begin(photo: {
    account: string
    id: string
    name: string
    now: Date
  }): Promise<'begun' | 'there' | 'going' | 'key_reused'>
  /** The files are there: a message may take it. */
  finish(photo: { account: string; id: string }): Promise<void>
  /** The file was no picture: its place is free again. */
  giveUp(photo: { account: string; id: string }): Promise<void>
  /** Its receiver opens it, once and for all. False where there is nothing this account can open. */
  open(photo: { account: string; id: string; now: Date }): Promise<boolean>
  /** Null for everybody but the two, and once it is gone. */
  findForViewer(query: { viewer: string; id: string }): Promise<ViewedChatPhoto | null>
  /** Photos whose files have to go: removed ones, and those that no message ever took. */
  takeRemoved(now: Date, limit: number): Promise<{ id: string; name: string }[]>
  /** Their files are gone. */
  forget(ids: readonly string[]): Promise<void>
}
