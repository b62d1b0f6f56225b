/** The rules of the site, on the page that everybody can read, in Dutch. */
export const nlRulebook = {
  title: 'Huisregels',
  lead: 'Zo houden we het hier leuk en veilig. De regels zijn kort en gelden voor iedereen.',
  version: 'Geldig vanaf {{date}}',
  print: 'Print de huisregels',
  contents: 'Onderdelen',
  groups: {
    safe: 'Veilig',
    kind: 'Aardig',
    real: 'Echt',
  },
  outcome: 'Wat er gebeurt',
  consequences: {
    removed: 'We halen het weg en zeggen waarom.',
    suspended: 'We halen het weg. Gaat het door of is het erg, dan kun je een tijd niet meedoen.',
    banned: 'Je account wordt voorgoed geblokkeerd.',
    reported: 'Je account wordt voorgoed geblokkeerd en we kunnen aangifte doen.',
  },
  rules: {
    under_age: {
      title: 'Alleen 18 en ouder',
      text: 'Wie jonger dan 18 is, hoort hier niet. Ook doen alsof mag niet.',
    },
    child_abuse: {
      title: 'Geen seksuele beelden van kinderen',
      text: 'Niet delen, niet vragen, niet over fantaseren. Ook getekend of met de computer gemaakt niet.',
    },
    threat: {
      title: 'Geen bedreigingen',
      text: 'Dreig niemand met geweld. Dreig ook niet om jezelf iets aan te doen om een ander onder druk te zetten.',
    },
    force: {
      title: 'Geen dwang',
      text: 'Zet niemand aan tot seks of afspraken tegen diens wil, en handel niet in mensen.',
    },
    extortion: {
      title: 'Geen chantage',
      text: 'Gebruik geen foto’s, berichten of geheimen om iemand tot iets te dwingen.',
    },
    fraud: {
      title: 'Geen oplichting',
      text: 'Vraag anderen niet om geld, cadeaubonnen, codes of investeringen, en doe je niet voor als iemand anders om daaraan te komen.',
    },
    illegal: {
      title: 'Niets strafbaars',
      text: 'Bied niets aan en deel niets wat de wet verbiedt, zoals drugs, wapens of gestolen gegevens.',
    },
    harassment: {
      title: 'Niet lastigvallen',
      text: 'Scheld niet, zoek niemand op die dat niet wil, en blijf niet schrijven na een nee.',
    },
    hate: {
      title: 'Geen haat',
      text: 'Maak niemand zwart om afkomst, huidskleur, geloof, geslacht, geaardheid, lichaam of beperking.',
    },
    sexual_unasked: {
      title: 'Niets seksueels ongevraagd',
      text: 'Stuur seksuele berichten en foto’s pas als de ander laat merken dat die dat wil.',
    },
    others_photo: {
      title: 'Geen foto’s van een ander',
      text: 'Zet alleen mensen op een foto die dat goedvinden. Intieme beelden van een ander deel je nooit.',
    },
    fake_profile: {
      title: 'Wees wie je bent',
      text: 'Je profiel gaat over jou. Een andere leeftijd, een ander geslacht of een verzonnen leven hoort er niet op.',
    },
    photo_not_you: {
      title: 'Op je profielfoto sta jij',
      text: 'Geen bekende Nederlander, geen model en geen plaatje van internet. Een gezicht dat de computer maakte, ben jij ook niet.',
    },
    photo_explicit: {
      title: 'Geen naakt op je profiel',
      text: 'Een blote schouder mag. Geslachtsdelen, blote borsten en seks niet. In een privéalbum of gesprek beslissen jullie samen.',
    },
    contact: {
      title: 'Geen contactgegevens op je profiel',
      text: 'Geen telefoonnummer, e-mailadres, site of accountnaam in je tekst, naam of foto. Zo houd je zelf in de hand wie je bereikt.',
    },
    advertising: {
      title: 'Geen reclame',
      text: 'Bied hier niets te koop aan, ook geen betaalde seks, webcams of abonnementen.',
    },
    spam: {
      title: 'Niet iedereen hetzelfde bericht',
      text: 'Schrijf aan wie je echt wilt leren kennen, en laat geen programma voor je schrijven.',
    },
    evasion: {
      title: 'Een blokkade omzeil je niet',
      text: 'Wie geblokkeerd is of vastzit aan een besluit, komt niet terug met een ander account.',
    },
  },
  after: {
    decideTitle: 'Hoe we beslissen',
    decide:
      'Een melding wordt altijd door een mens bekeken. Je hoort wat we hebben gezien, welke regel het is, hoelang het duurt en wat je kunt doen. In de app en per mail, nooit stilletjes.',
    objectTitle: 'Niet mee eens?',
    object:
      'Maak bezwaar, dat kost niets. Iemand anders dan wie besliste kijkt opnieuw. Krijg je gelijk, dan komt alles terug.',
    reportTitle: 'Gaat een ander over de schreef?',
    report:
      'Meld het op het profiel of in het gesprek, of mail ons. De ander hoort niet wie het meldde. Is er direct gevaar, bel 112.',
    form: 'Vul het formulier in',
    write: 'Mail {{email}}',
  },
} as const
