import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanders } from '../../nl/site/landers.ts'

/** The pages on which visitors from elsewhere land, in Norwegian. */
export const nbLanders: TextsOf<typeof nlLanders> = {
  free: 'Det er gratis å bli med, en melding koster {{credits}}. {{age}}+',
  closed: 'Det går ikke å bli med akkurat nå.',
  fictional: 'Fiktiv',
  fictionalWhole: 'Fiktiv profil',
  drawn: 'Tegnet, ikke medlemmer.',
  pause: 'Pause',
  play: 'Spill av',
  who: '{{name}}, {{age}}',
  whoWhere: '{{name}}, {{age}} · {{place}}',
  alonetonight: {
    title: 'Alene hjemme kan det bli så stille.',
    text: 'Fortell noen hvordan dagen din var. Eller hvor stille det er.',
    call: 'Snakk med noen',
    parts: {
      night: 'Natt til {{day}}',
      morning: '{{day}} morgen',
      noon: '{{day}} ettermiddag',
      evening: '{{day}} kveld',
    },
    description:
      'Ikke lyst på en stille kveld? På {{site}} forteller du noen hvordan dagen din var.',
  },
  collagelanding: {
    title: 'Blant alle disse livene er det plass til deg.',
    text: 'Mennesker, steder, ting som noen tok vare på. Smett inn mellom dem.',
    call: 'Smett inn',
    you: 'Du?',
    description:
      'Mennesker, steder og ting som noen tok vare på. Smett inn mellom dem på {{site}}.',
  },
  gallery: {
    title: 'Kveldsmennesker',
    text: 'Gå en runde. Bli der blikket fester seg.',
    call: 'Kom inn gratis',
    next: 'Neste ramme',
    wall: 'Portretter på veggen',
    people: {
      sanne: 'Jeg bytter den beste pastaoppskriften min mot den verste vitsen din.',
      carla: 'Teen er alltid for varm. Så bli en stund.',
      jeroen: 'Jeg vet om en sti der ingen går klokka seks.',
      noor: 'Du kan danse mellom kjøkkenskapene også.',
      omar: 'Kommer du og lytter? Plata ligger klar.',
      ellen: 'I medvind sykler jeg fortsatt fra deg.',
    },
    description:
      'En vegg full av kveldsmennesker. Gå en runde på {{site}}, og bli der blikket fester seg.',
  },
  iconslanding: {
    title: 'Hva har du lyst på?',
    text: 'Ta det du liker. Lyset står på.',
    call: 'Finn noen som vil det samme',
    chosen: 'Det du velger, står allerede i registreringen din.',
    wish: 'Lyst på: {{things}}.',
    things: {
      coffee: 'Kaffe først',
      record: 'En plate på',
      home: 'Hjemme hos meg',
      rain: 'I regnet også',
      wine: 'Et glass vin',
      town: 'Inn til byen',
      dinner: 'En lang middag',
      dance: 'Danse',
      reading: 'Lese høyt',
    },
    description:
      'Kaffe, en plate eller dans: velg hva du har lyst på, og finn noen på {{site}} som vil det samme.',
  },
  maplanding: {
    title: 'Hvem bor rundt hjørnet?',
    text: 'Aldri adressen til noen, bare stedet.',
    field: 'Stedet ditt',
    hint: 'Skriv stedet ditt',
    call: 'Se deg om',
    wish: 'Jeg ser etter noen rundt {{place}}.',
    label: 'Fiktive profiler har et merke.',
    map: 'Kart over Nederland og Belgia om kvelden',
    description: 'Hvem bor rundt hjørnet? På {{site}} ser du stedet noen bor, og aldri adressen.',
  },
  socialnetwork: {
    kicker: 'Kveldens spørsmål',
    title: 'Hva gjør du når ingen ser deg?',
    field: 'Svaret ditt',
    hint: 'Og du?',
    call: 'Svar',
    begins: 'Svaret ditt er begynnelsen på registreringen.',
    evening: 'Kvelden time for time',
    people: {
      ruben: 'Synge med på radioen. Alle stemmene.',
      ellen: 'Skli gjennom gangen i sokkelesten.',
      joy: 'Spise av panna, stående ved vinduet.',
    },
    kitchen: 'Det står noe på komfyren.',
    canal: 'Kanalen er for dem som fortsatt er våkne.',
    description: 'Hva gjør du når ingen ser deg? Svar på {{site}}.',
  },
  transitionsvideolanding: {
    title: 'Kvelden kan fortsatt bli hva som helst.',
    call: 'Hopp på',
    scenes: { home: 'Hjemme', way: 'På vei', inside: 'Inne', outside: 'Ute' },
    film: 'Film: noen går hjemmefra, tar trikken til en bar og går langs vannet med en annen.',
    description:
      'Hjemme, på vei, inne eller ute: på {{site}} kan kvelden fortsatt bli hva som helst.',
  },
  video: {
    title: 'Blir du med?',
    call: 'Si at du er her',
    film: 'Film: et tog går forbi langs vannet om kvelden.',
    description: 'Blir du med? Si på {{site}} at du er her.',
  },
  tinderswipe: {
    title: 'Tre mennesker. Hvem liker du?',
    text: 'Sveip den du liker, mot lyset. Med tommelen, musa eller piltastene.',
    call: 'Sveip videre inne',
    no: 'Ikke nå',
    yes: 'Liker',
    liked: 'Hvem du liker',
    done: 'Det var alle tre. Se videre inne.',
    people: {
      noor: 'danser på kjøkkenet',
      fatima: 'leser på toget',
      aya: 'blir til lyset tennes',
    },
    description:
      'Tre mennesker, ett spørsmål: hvem liker du? Sveip mot lyset og bli med gratis på {{site}}.',
  },
}
