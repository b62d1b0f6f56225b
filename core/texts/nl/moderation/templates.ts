import type { HouseRule } from '#core/moderation/values.ts'

/** How the facts of a decision begin, for whoever decides to fill in: a member reads them. */
export type FactTemplates = {
  rule: Record<HouseRule, string>
  /** The very words, where some are reported. */
  quoted: (m: { quote: string }) => string
  nothing: string
  upheld: string
  overturned: string
}

export const nlFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Je deelde of vroeg om een seksueel beeld van een kind.',
    under_age: 'Uit je account blijkt dat je jonger bent dan 18.',
    threat: 'Je bedreigde een ander.',
    force: 'Je probeerde een ander ergens toe te dwingen.',
    extortion: 'Je zette een ander onder druk met foto’s of geheimen.',
    fraud: 'Je vroeg een ander lid om geld.',
    harassment: 'Je viel een ander lid lastig.',
    hate: 'Je maakte een ander zwart om wie die is.',
    sexual_unasked: 'Je stuurde iets seksueels waar de ander niet om vroeg.',
    others_photo: 'Je plaatste een foto van iemand die dat niet goedvond.',
    fake_profile: 'Je profiel gaat niet over jou.',
    photo_not_you: 'Op je profielfoto staat iemand anders.',
    photo_explicit: 'Op je profiel stond een foto met naakt.',
    contact: 'Op je profiel stonden contactgegevens.',
    advertising: 'Je maakte reclame voor iets dat je verkoopt.',
    spam: 'Je stuurde veel leden hetzelfde bericht.',
    illegal: 'Je bood iets aan dat de wet verbiedt.',
    evasion: 'Je kwam terug met een ander account terwijl je geblokkeerd was.',
  },
  quoted: ({ quote }) => `Je schreef: “${quote}”`,
  nothing: 'Een medewerker heeft gekeken en vond niets wat tegen de regels is.',
  upheld: 'Iemand anders heeft alles opnieuw bekeken en komt tot hetzelfde besluit.',
  overturned: 'Iemand anders heeft alles opnieuw bekeken. Het besluit klopte niet.',
}
