/**
 * `realOnly`: no fictional profile comes to them by itself, in the game or by a like. `unseen`: they
 * look at profiles without being told of, and are told of nobody. `placeHidden`: nobody is told their
 * town or how far away they are, and no search by town or distance finds them. `readMarks`: they show
 * how far they have read, and are shown it of others who do. `chatPhotos`: who talks with them can
 * send them a photo. `shownOutside`: their profile may stand alone on a page on which visitors land.
 */
export type MeetingChoices = {
  realOnly: boolean
  unseen: boolean
  placeHidden: boolean
  readMarks: boolean
  chatPhotos: boolean
  shownOutside: boolean
}

export interface ChoiceStore {
  /** Who has chosen nothing shows how far they read, takes photos, and wants nothing else of it. */
  choices(account: string): Promise<MeetingChoices>
  choose(account: string, change: Partial<MeetingChoices>): Promise<MeetingChoices>
}
