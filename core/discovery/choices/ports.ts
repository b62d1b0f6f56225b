/**
 * `realOnly`: no fictional profile comes to them by itself, in the game or by a like. `unseen`: they
 * look at profiles without being told of, and are told of nobody.
 */
export type MeetingChoices = { realOnly: boolean; unseen: boolean }

export interface ChoiceStore {
  /** Who has chosen nothing wants neither. */
  choices(account: string): Promise<MeetingChoices>
  choose(account: string, change: Partial<MeetingChoices>): Promise<MeetingChoices>
}
