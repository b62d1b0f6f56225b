import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in Norwegian. */
export const nbRulebook: TextsOf<typeof nlRulebook> = {
  title: 'Husregler',
  lead: 'Slik holder vi det hyggelig og trygt her. Reglene er korte og gjelder for alle.',
  version: 'Gjelder fra {{date}}',
  print: 'Skriv ut husreglene',
  contents: 'Deler',
  groups: {
    safe: 'Trygt',
    kind: 'Vennlig',
    real: 'Ekte',
  },
  outcome: 'Hva som skjer',
  consequences: {
    removed: 'Vi fjerner det og sier hvorfor.',
    suspended:
      'Vi fjerner det. Fortsetter det, eller er det alvorlig, kan du ikke være med en stund.',
    banned: 'Kontoen din blir utestengt.',
    reported: 'Kontoen din blir utestengt, og vi kan anmelde det til politiet.',
  },
  rules: {
    under_age: {
      title: 'Bare 18 år og eldre',
      text: 'Er du yngre enn 18, hører du ikke hjemme her. Å late som er heller ikke lov.',
    },
    child_abuse: {
      title: 'Ingen seksuelle bilder av barn',
      text: 'Ikke del dem, ikke be om dem og ikke fantaser om dem. Heller ikke tegnede eller datalagde.',
    },
    threat: {
      title: 'Ingen trusler',
      text: 'Ikke true noen med vold. Ikke true med å skade deg selv for å presse noen heller.',
    },
    force: {
      title: 'Ingen tvang',
      text: 'Ikke press noen til sex eller en date mot deres vilje, og ikke driv handel med mennesker.',
    },
    extortion: {
      title: 'Ingen utpressing',
      text: 'Ikke bruk bilder, meldinger eller hemmeligheter til å tvinge noen til noe.',
    },
    fraud: {
      title: 'Ingen svindel',
      text: 'Ikke be andre om penger, gavekort, koder eller investeringer, og ikke utgi deg for å være en annen for å få dem.',
    },
    illegal: {
      title: 'Ikke noe straffbart',
      text: 'Ikke tilby eller del noe loven forbyr, som narkotika, våpen eller stjålne data.',
    },
    harassment: {
      title: 'Ingen trakassering',
      text: 'Ikke skjell ut noen, ikke oppsøk dem som ikke vil, og ikke fortsett å skrive etter et nei.',
    },
    hate: {
      title: 'Ikke noe hat',
      text: 'Ikke rakk ned på noen på grunn av opphav, hudfarge, tro, kjønn, legning, kropp eller funksjonsnedsettelse.',
    },
    sexual_unasked: {
      title: 'Ikke noe seksuelt uoppfordret',
      text: 'Send seksuelle meldinger og bilder først når den andre viser at det er ønsket.',
    },
    others_photo: {
      title: 'Ingen bilder av andre',
      text: 'Vis bare mennesker som går med på det. Intime bilder av andre deler du aldri.',
    },
    fake_profile: {
      title: 'Vær deg selv',
      text: 'Profilen din handler om deg. En annen alder, et annet kjønn eller et oppdiktet liv hører ikke hjemme der.',
    },
    photo_not_you: {
      title: 'Det er deg på profilbildet',
      text: 'Ingen kjendis, ingen modell og ikke noe bilde fra nettet. Et ansikt en datamaskin har laget, er heller ikke deg.',
    },
    photo_explicit: {
      title: 'Ingen nakenhet på profilen din',
      text: 'En bar skulder er greit. Kjønnsorganer, bare bryster og sex er ikke det. I et privat album eller en samtale bestemmer dere selv.',
    },
    contact: {
      title: 'Ingen kontaktopplysninger på profilen din',
      text: 'Ikke noe telefonnummer, ingen e-postadresse, nettside eller kontonavn i teksten, navnet eller bildet ditt. Slik bestemmer du hvem som når deg.',
    },
    advertising: {
      title: 'Ingen reklame',
      text: 'Ikke tilby noe til salgs her, heller ikke betalt sex, webkamera eller abonnementer.',
    },
    spam: {
      title: 'Ikke samme melding til alle',
      text: 'Skriv til dem du virkelig vil bli kjent med, og ikke la et program skrive for deg.',
    },
    evasion: {
      title: 'Ikke omgå en utestengelse',
      text: 'Er du utestengt eller bundet av en avgjørelse, kommer du ikke tilbake med en annen konto.',
    },
  },
  after: {
    decideTitle: 'Slik avgjør vi det',
    decide:
      'Det er alltid et menneske som ser på en rapport. Du får vite hva vi så, hvilken regel det er, hvor lenge det varer og hva du kan gjøre. I appen og på e-post, aldri i stillhet.',
    objectTitle: 'Er du uenig?',
    object:
      'Klag gjerne, det koster ingenting. Noen andre enn den som avgjorde det, ser på det igjen. Har du rett, kommer alt tilbake.',
    reportTitle: 'Går noen over streken?',
    report:
      'Rapporter det på profilen eller i samtalen, eller skriv til oss. Den andre får ikke vite hvem som rapporterte. Er det akutt fare, ring 112.',
    form: 'Fyll ut skjemaet',
    write: 'Skriv til {{email}}',
  },
}
