import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanders } from '../../nl/site/landers.ts'

/** The pages on which visitors from elsewhere land, in Danish. */
export const daLanders: TextsOf<typeof nlLanders> = {
  free: 'Det er gratis at tilmelde sig, en besked koster {{credits}}. {{age}}+',
  closed: 'Man kan ikke tilmelde sig lige nu.',
  fictional: 'Fiktiv',
  fictionalWhole: 'Fiktiv profil',
  drawn: 'Tegnede, ikke medlemmer.',
  pause: 'Pause',
  play: 'Afspil',
  who: '{{name}}, {{age}}',
  whoWhere: '{{name}}, {{age}} · {{place}}',
  alonetonight: {
    title: 'Alene hjemme kan der blive så stille.',
    text: 'Fortæl nogen, hvordan din dag var. Eller hvor stille der er.',
    call: 'Tal med nogen',
    parts: {
      night: '{{day}} nat',
      morning: '{{day}} morgen',
      noon: '{{day}} eftermiddag',
      evening: '{{day}} aften',
    },
    description:
      'Ikke lyst til en stille aften? På {{site}} fortæller du nogen, hvordan din dag var.',
  },
  collagelanding: {
    title: 'Midt i alle disse liv er der plads til dig.',
    text: 'Mennesker, steder, ting, som nogen gemte. Smut ind imellem dem.',
    call: 'Smut ind',
    you: 'Dig?',
    description: 'Mennesker, steder og ting, som nogen gemte. Smut ind imellem dem på {{site}}.',
  },
  gallery: {
    title: 'Aftenmennesker',
    text: 'Gå en runde. Bliv der, hvor du ikke kan kigge væk.',
    call: 'Kom gratis ind',
    next: 'Næste ramme',
    wall: 'Portrætter på væggen',
    people: {
      sanne: 'Jeg bytter min bedste pastaopskrift for din dårligste vits.',
      carla: 'Teen er altid for varm. Så bliv lidt.',
      jeroen: 'Jeg kender en sti, hvor ingen går klokken seks.',
      noor: 'Man kan også danse mellem køkkenskabe.',
      omar: 'Kommer du og lytter? Pladen ligger klar.',
      ellen: 'I medvind kører jeg stadig fra dig.',
    },
    description:
      'En væg fuld af aftenmennesker. Gå en runde på {{site}}, og bliv der, hvor du ikke kan kigge væk.',
  },
  iconslanding: {
    title: 'Hvad har du lyst til?',
    text: 'Tag det, du kan lide. Vi lader lyset være tændt.',
    call: 'Find en, der også vil det',
    chosen: 'Det, du vælger, står allerede i din tilmelding.',
    wish: 'Lyst til: {{things}}.',
    things: {
      coffee: 'Først kaffe',
      record: 'En plade på',
      home: 'Hjemme hos mig',
      rain: 'Også i regnvejr',
      wine: 'Et glas vin',
      town: 'En tur i byen',
      dinner: 'En lang middag',
      dance: 'At danse',
      reading: 'At læse højt',
    },
    description:
      'Kaffe, en plade eller dans: vælg, hvad du har lyst til, og find en på {{site}}, der også vil.',
  },
  maplanding: {
    title: 'Hvem bor rundt om hjørnet?',
    text: 'Aldrig nogens adresse, kun byen.',
    field: 'Din by',
    hint: 'Skriv din by',
    call: 'Kig dig omkring',
    wish: 'Jeg leder efter en omkring {{place}}.',
    label: 'Fiktive profiler har et mærke.',
    map: 'Kort over Holland og Belgien om aftenen',
    description:
      'Hvem bor rundt om hjørnet? På {{site}} ser du, hvilken by nogen bor i, og aldrig adressen.',
  },
  socialnetwork: {
    kicker: 'Aftenens spørgsmål',
    title: 'Hvad laver du, når ingen ser dig?',
    field: 'Dit svar',
    hint: 'Hvad med dig?',
    call: 'Svar',
    begins: 'Dit svar er begyndelsen på din tilmelding.',
    evening: 'Aftenen time for time',
    people: {
      ruben: 'Synge med på radioen. Alle stemmerne.',
      ellen: 'Skøjte gennem gangen i sokker.',
      joy: 'Spise direkte af panden, stående ved vinduet.',
    },
    kitchen: 'Der står noget på komfuret.',
    canal: 'Kanalen er for dem, der stadig er vågne.',
    description: 'Hvad laver du, når ingen ser dig? Svar på {{site}}.',
  },
  transitionsvideolanding: {
    title: 'Aftenen kan stadig blive til hvad som helst.',
    call: 'Stig på',
    scenes: { home: 'Hjemme', way: 'På vej', inside: 'Inde', outside: 'Ude' },
    film: 'Film: en går hjemmefra, tager sporvognen til en bar og går langs vandet med en anden.',
    description:
      'Hjemme, på vej, inde eller ude: på {{site}} kan aftenen stadig blive til hvad som helst.',
  },
  video: {
    title: 'Stiger du på?',
    call: 'Sig, at du er her',
    film: 'Film: et tog kører langs vandet om aftenen.',
    description: 'Stiger du på? Sig på {{site}}, at du er her.',
  },
  tinderswipe: {
    title: 'Tre mennesker. Hvem kan du lide?',
    text: 'Swipe den, du kan lide, mod lyset. Med tommelfingeren, musen eller piletasterne.',
    call: 'Swipe videre indenfor',
    no: 'Ikke nu',
    yes: 'Like',
    liked: 'Hvem du kan lide',
    done: 'Det var alle tre. Kig videre indenfor.',
    people: {
      noor: 'danser i køkkenet',
      fatima: 'læser i toget',
      aya: 'bliver, til lyset tændes',
    },
    description:
      'Tre mennesker, ét spørgsmål: hvem kan du lide? Swipe mod lyset, og tilmeld dig gratis hos {{site}}.',
  },
}
