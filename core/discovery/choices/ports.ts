/**
 * `realOnly`: no fictional profile comes to them by itself, in the game or by a like. `unseen`: they
 * look at profiles without being told of, and are told of nobody. `placeHidden`: nobody is told their
 * town or how far away they are, and no search by town or distance finds them.
 */
export type MeetingChoices = { realOnly: boolean; unseen: boolean; placeHidden: boolean }

export interface ChoiceStore {
  /** Who has chosen nothing wants none of them. */
  choices(account: string): Promise<MeetingChoices>
  choose(account: string, change: Partial<MeetingChoices>): Promise<MeetingChoices>
}
