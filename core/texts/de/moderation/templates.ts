import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const deFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Du hast ein sexuelles Bild von einem Kind geteilt oder danach gefragt.',
    under_age: 'Aus deinem Konto geht hervor, dass du jünger als 18 bist.',
    threat: 'Du hast jemanden bedroht.',
    force: 'Du hast versucht, jemanden zu etwas zu zwingen.',
    extortion: 'Du hast jemanden mit Fotos oder Geheimnissen unter Druck gesetzt.',
    fraud: 'Du hast ein anderes Mitglied um Geld gebeten.',
    harassment: 'Du hast ein anderes Mitglied belästigt.',
    hate: 'Du hast einen Menschen schlecht gemacht für das, was er ist.',
    sexual_unasked:
      'Du hast etwas Sexuelles geschickt, um das die andere Person nicht gebeten hat.',
    others_photo: 'Du hast ein Foto von jemandem gezeigt, der nicht einverstanden war.',
    fake_profile: 'In deinem Profil geht es nicht um dich.',
    photo_not_you: 'Auf deinem Profilfoto ist jemand anders.',
    photo_explicit: 'In deinem Profil war ein Foto mit Nacktheit.',
    contact: 'In deinem Profil standen Kontaktdaten.',
    advertising: 'Du hast für etwas geworben, das du verkaufst.',
    spam: 'Du hast vielen Mitgliedern dieselbe Nachricht geschickt.',
    illegal: 'Du hast etwas angeboten, was das Gesetz verbietet.',
    evasion: 'Du bist mit einem anderen Konto zurückgekommen, obwohl du gesperrt warst.',
  },
  quoted: ({ quote }) => `Du hast geschrieben: „${quote}“`,
  nothing: 'Jemand aus unserem Team hat hingesehen und nichts gegen die Regeln gefunden.',
  upheld: 'Jemand anders hat alles noch einmal angesehen und kommt zu derselben Entscheidung.',
  overturned: 'Jemand anders hat alles noch einmal angesehen. Die Entscheidung war nicht richtig.',
}
