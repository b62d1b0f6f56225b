import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in Swedish. */
export const svRulebook: TextsOf<typeof nlRulebook> = {
  title: 'Husregler',
  lead: 'Så håller vi det trevligt och tryggt här. Reglerna är korta, och de gäller alla.',
  version: 'Gäller från {{date}}',
  print: 'Skriv ut husreglerna',
  contents: 'Avsnitt',
  groups: {
    safe: 'Tryggt',
    kind: 'Vänligt',
    real: 'Äkta',
  },
  outcome: 'Vad som händer',
  consequences: {
    removed: 'Vi tar bort det och säger varför.',
    suspended:
      'Vi tar bort det. Fortsätter det, eller är det allvarligt, får du inte vara med ett tag.',
    banned: 'Ditt konto stängs av för gott.',
    reported: 'Ditt konto stängs av för gott, och vi kan anmäla det till polisen.',
  },
  rules: {
    under_age: {
      title: 'Bara 18 år och äldre',
      text: 'Är du yngre än 18 hör du inte hemma här. Att låtsas är inte heller tillåtet.',
    },
    child_abuse: {
      title: 'Inga sexuella bilder på barn',
      text: 'Dela dem inte, be inte om dem och fantisera inte om dem. Inte heller tecknade eller datorgenererade.',
    },
    threat: {
      title: 'Inga hot',
      text: 'Hota ingen med våld. Hota inte heller med att skada dig själv för att pressa någon.',
    },
    force: {
      title: 'Inget tvång',
      text: 'Pressa ingen till sex eller en dejt mot personens vilja, och handla inte med människor.',
    },
    extortion: {
      title: 'Ingen utpressning',
      text: 'Använd inga bilder, meddelanden eller hemligheter för att tvinga någon till något.',
    },
    fraud: {
      title: 'Inget bedrägeri',
      text: 'Be inte andra om pengar, presentkort, koder eller investeringar, och utge dig inte för att vara någon annan för att få dem.',
    },
    illegal: {
      title: 'Inget olagligt',
      text: 'Erbjud och dela inget som lagen förbjuder, som droger, vapen eller stulna uppgifter.',
    },
    harassment: {
      title: 'Inga trakasserier',
      text: 'Förolämpa ingen, sök inte upp den som inte vill, och sluta skriva efter ett nej.',
    },
    hate: {
      title: 'Inget hat',
      text: 'Tala inte illa om någon på grund av ursprung, hudfärg, tro, kön, läggning, kropp eller funktionsnedsättning.',
    },
    sexual_unasked: {
      title: 'Inget sexuellt utan lov',
      text: 'Skicka sexuella meddelanden och bilder först när den andra visar att det är välkommet.',
    },
    others_photo: {
      title: 'Inga bilder på andra',
      text: 'Visa bara personer som går med på det. Intima bilder på andra delar du aldrig.',
    },
    fake_profile: {
      title: 'Var dig själv',
      text: 'Din profil handlar om dig. En annan ålder, ett annat kön eller ett påhittat liv hör inte hemma där.',
    },
    photo_not_you: {
      title: 'Din profilbild är du',
      text: 'Ingen kändis, ingen modell och ingen bild från nätet. Ett ansikte som en dator har gjort är inte heller du.',
    },
    photo_explicit: {
      title: 'Ingen nakenhet på din profil',
      text: 'En bar axel går bra. Könsorgan, nakna bröst och sex gör det inte. I ett privat album eller en konversation bestämmer ni själva.',
    },
    contact: {
      title: 'Inga kontaktuppgifter på din profil',
      text: 'Inget telefonnummer, ingen e-postadress, sajt eller kontonamn i din text, ditt namn eller din bild. Så bestämmer du vem som når dig.',
    },
    advertising: {
      title: 'Ingen reklam',
      text: 'Bjud inte ut något till salu här, inte heller betald sex, webbkamera eller abonnemang.',
    },
    spam: {
      title: 'Inte samma meddelande till alla',
      text: 'Skriv till dem du verkligen vill lära känna, och låt inget program skriva åt dig.',
    },
    evasion: {
      title: 'Ingen väg runt en avstängning',
      text: 'Är du avstängd eller bunden av ett beslut kommer du inte tillbaka med ett annat konto.',
    },
  },
  after: {
    decideTitle: 'Så beslutar vi',
    decide:
      'En anmälan granskas alltid av en människa. Du får veta vad vi såg, vilken regel det är, hur länge det gäller och vad du kan göra. I appen och via mejl, aldrig i tysthet.',
    objectTitle: 'Håller du inte med?',
    object:
      'Överklaga, det kostar inget. Någon annan än den som beslutade tittar igen. Får du rätt kommer allt tillbaka.',
    reportTitle: 'Går någon över gränsen?',
    report:
      'Anmäl det på profilen eller i konversationen, eller mejla oss. Den andra får inte veta vem som anmälde. Är faran akut, ring 112.',
    form: 'Fyll i formuläret',
    write: 'Mejla {{email}}',
  },
}
