import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const itFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Hai condiviso o chiesto un’immagine sessuale di un minore.',
    under_age: 'Il tuo account mostra che hai meno di 18 anni.',
    threat: 'Hai minacciato qualcuno.',
    force: 'Hai provato a costringere qualcuno.',
    extortion: 'Hai messo qualcuno sotto pressione con foto o segreti.',
    fraud: 'Hai chiesto soldi a un altro membro.',
    harassment: 'Hai molestato un altro membro.',
    hate: 'Hai attaccato qualcuno per quello che è.',
    sexual_unasked: 'Hai mandato qualcosa di sessuale che l’altra persona non aveva chiesto.',
    others_photo: 'Hai pubblicato una foto di qualcuno che non era d’accordo.',
    fake_profile: 'Il tuo profilo non parla di te.',
    photo_not_you: 'Nella tua foto del profilo c’è un’altra persona.',
    photo_explicit: 'C’era una foto di nudo nel tuo profilo.',
    contact: 'C’erano contatti nel tuo profilo.',
    advertising: 'Hai fatto pubblicità a qualcosa che vendi.',
    spam: 'Hai mandato lo stesso messaggio a molti membri.',
    illegal: 'Hai offerto qualcosa che la legge vieta.',
    evasion: 'Hai usato un altro account durante un’esclusione.',
  },
  quoted: ({ quote }) => `Hai scritto: «${quote}»`,
  nothing: 'Una persona del nostro team ha guardato e non ha trovato niente contro le regole.',
  upheld: 'Un’altra persona ha riesaminato tutto e arriva alla stessa decisione.',
  overturned: 'Un’altra persona ha riesaminato tutto. La decisione non era giusta.',
}
