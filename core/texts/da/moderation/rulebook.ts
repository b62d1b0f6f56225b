import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in Danish. */
export const daRulebook: TextsOf<typeof nlRulebook> = {
  title: 'Husregler',
  lead: 'Sådan holder vi det rart og trygt her. Reglerne er korte, og de gælder for alle.',
  version: 'Gælder fra {{date}}',
  print: 'Print husreglerne',
  contents: 'Afsnit',
  groups: {
    safe: 'Trygt',
    kind: 'Venligt',
    real: 'Ægte',
  },
  outcome: 'Hvad der sker',
  consequences: {
    removed: 'Vi fjerner det og siger hvorfor.',
    suspended:
      'Vi fjerner det. Bliver det ved, eller er det alvorligt, kan du ikke være med et stykke tid.',
    banned: 'Din konto bliver suspenderet for altid.',
    reported: 'Din konto bliver suspenderet for altid, og vi kan anmelde det til politiet.',
  },
  rules: {
    under_age: {
      title: 'Kun 18 år og ældre',
      text: 'Er du under 18 år, hører du ikke til her. At lade som om er heller ikke tilladt.',
    },
    child_abuse: {
      title: 'Ingen seksuelle billeder af børn',
      text: 'Del dem ikke, bed ikke om dem, og fantasér ikke om dem. Heller ikke tegnede eller computerskabte.',
    },
    threat: {
      title: 'Ingen trusler',
      text: 'Tru ingen med vold. Tru heller ikke med at gøre skade på dig selv for at presse en anden.',
    },
    force: {
      title: 'Ingen tvang',
      text: 'Pres ingen til sex eller en date mod deres vilje, og handl ikke med mennesker.',
    },
    extortion: {
      title: 'Ingen afpresning',
      text: 'Brug ikke fotos, beskeder eller hemmeligheder til at tvinge nogen til noget.',
    },
    fraud: {
      title: 'Ingen svindel',
      text: 'Bed ikke andre om penge, gavekort, koder eller investeringer, og giv dig ikke ud for at være en anden for at få dem.',
    },
    illegal: {
      title: 'Ikke noget ulovligt',
      text: 'Tilbyd og del ikke noget, som loven forbyder, såsom narkotika, våben eller stjålne data.',
    },
    harassment: {
      title: 'Ingen chikane',
      text: 'Skæld ikke ud, opsøg ikke dem, der ikke vil, og bliv ikke ved med at skrive efter et nej.',
    },
    hate: {
      title: 'Ikke noget had',
      text: 'Tal ikke nedsættende om nogen på grund af oprindelse, hudfarve, tro, køn, seksualitet, krop eller handicap.',
    },
    sexual_unasked: {
      title: 'Intet seksuelt uopfordret',
      text: 'Send først seksuelle beskeder og fotos, når den anden viser, at det er ønsket.',
    },
    others_photo: {
      title: 'Ingen fotos af andre',
      text: 'Vis kun mennesker, der er med på det. Intime billeder af andre deler du aldrig.',
    },
    fake_profile: {
      title: 'Vær dig selv',
      text: 'Din profil handler om dig. En anden alder, et andet køn eller et opdigtet liv hører ikke hjemme der.',
    },
    photo_not_you: {
      title: 'Dit profilfoto er dig',
      text: 'Ingen kendis, ingen model og intet billede fra internettet. Et ansigt, en computer har lavet, er heller ikke dig.',
    },
    photo_explicit: {
      title: 'Ingen nøgenhed på din profil',
      text: 'En bar skulder er i orden. Kønsdele, bare bryster og sex er det ikke. I et privat album eller en samtale bestemmer I selv.',
    },
    contact: {
      title: 'Ingen kontaktoplysninger på din profil',
      text: 'Intet telefonnummer, ingen e-mailadresse, hjemmeside eller kontonavn i din tekst, dit navn eller dit foto. Så bestemmer du, hvem der når dig.',
    },
    advertising: {
      title: 'Ingen reklame',
      text: 'Udbyd ikke noget til salg her, heller ikke betalt sex, webcam eller abonnementer.',
    },
    spam: {
      title: 'Ikke samme besked til alle',
      text: 'Skriv til dem, du virkelig vil lære at kende, og lad ikke et program skrive for dig.',
    },
    evasion: {
      title: 'Ingen vej uden om en suspension',
      text: 'Er du suspenderet eller bundet af en afgørelse, kommer du ikke tilbage med en anden konto.',
    },
  },
  after: {
    decideTitle: 'Sådan afgør vi det',
    decide:
      'Et menneske ser altid på en anmeldelse. Du hører, hvad vi så, hvilken regel det er, hvor længe det varer, og hvad du kan gøre. I appen og pr. mail, aldrig i det skjulte.',
    objectTitle: 'Er du uenig?',
    object:
      'Klag, det koster ikke noget. En anden end den, der afgjorde det, ser på det igen. Får du medhold, kommer alt tilbage.',
    reportTitle: 'Går nogen over stregen?',
    report:
      'Anmeld det på profilen eller i samtalen, eller skriv til os. Den anden hører ikke, hvem der anmeldte det. Er der fare på færde, så ring 112.',
    form: 'Udfyld formularen',
    write: 'Skriv til {{email}}',
  },
}
