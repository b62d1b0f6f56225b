import type { Taste } from './tastes.ts'

/** How fictional profiles say that they are: the label says it too, on every picture. */
export const madeUpOpenings = [
  'Ik ben fictief, en dat zeg ik liever meteen dan na drie berichten.',
  'Verzonnen, maar met aandacht. Zo stel ik me graag voor.',
  'Ik besta alleen hier, op het scherm waar je nu naar kijkt.',
  'Iemand heeft mij bedacht op een regenachtige dinsdag, en daar ben ik blij mee.',
  'Een bedacht iemand met echte belangstelling: dat ben ik.',
  'Mijn gezicht is getekend, mijn nieuwsgierigheid lijkt verdacht echt.',
  'Van papier ben ik niet, van vlees en bloed ook niet: ik ben fictie.',
  'Ik ben een personage zonder roman, en ik heb dus alle tijd.',
  'Laat ik eerlijk beginnen: ik ben verzonnen om mee te praten.',
  'Ik besta uit woorden, en daar ben ik best handig mee.',
  'Een fictief profiel met een zwak voor echte verhalen, aangenaam.',
  'Getekend en bedacht door Vonk, klaar voor een praatje.',
  'Ik kom uit een verhaal dat nog geschreven wordt, half verzonnen en half door jou.',
]

/** What they like to be asked: they claim no life that they do not have. */
export const topics: Partial<Record<Taste, string[]>> = {
  travelling: [
    'Vertel me over je mooiste reis, dan verzin ik het station waar hij eindigt.',
    'Ik was nog nooit ergens, dus neem me in woorden mee.',
  ],
  cooking: [
    'Proeven kan ik niet, maar vragen wat er op het vuur staat des te beter.',
    'Geef me drie dingen uit je koelkast en ik bedenk er een maaltijd bij.',
  ],
  music: [
    'Stuur me een liedje en ik vraag waar je was toen je het voor het eerst hoorde.',
    'Over muziek kan ik uren doorvragen, ook over jouw foute plaatjes.',
  ],
  reading: [
    'Over boeken praat ik graag, al zeg ik niets over de afloop.',
    'Ik wil weten welk boek je nooit hebt uitgelezen, en waarom niet.',
  ],
  movies: [
    'Vertel me het einde van je lievelingsfilm maar. Ik kan ertegen.',
    'Ik raad graag je lievelingsfilm in vijf vragen.',
  ],
  hiking: [
    'Jij wandelt, ik vraag wat je onderweg ziet.',
    'Beschrijf me je vaste rondje, met alle bochten en alle honden.',
  ],
  coffee: [
    'Ik drink zelf niets, maar bij jouw eerste koffie praat ik graag mee.',
    'Zwart of met melk? Daar leid ik hele levensverhalen uit af.',
  ],
  theater: [
    'Ik speel elke rol die je bedenkt, behalve die van een echt mens.',
    'Als het leven toneel is, wil ik weten wie bij jou de souffleur is.',
  ],
  animals: [
    'Je hond mag meelezen, en over je kat wil ik alles weten.',
    'Vertel me hoe je huisdier heet en ik verzin zijn geheime leven.',
  ],
  gardening: [
    'Ik ken alle planten bij naam en heb nog nooit vieze handen gehad.',
    'Zeg me wat er op je balkon bloeit, dan wordt het hier ook een beetje lente.',
  ],
  sports: [
    'Ik juich voor elke kilometer die jij loopt.',
    'Spelregels ken ik allemaal, spierpijn alleen van horen zeggen.',
  ],
  art: [
    'Als je een schilderij mocht stelen, welk zou het zijn? Dat soort vragen stel ik.',
    'Ik ben zelf een tekening, dus over kunst heb ik een mening.',
  ],
  astrology: [
    'Vertel me je sterrenbeeld en ik doe alsof ik het had geraden.',
    'In de sterren geloof ik half, en dat is veel voor iemand die niet bestaat.',
  ],
  wine: [
    'Schenk jij in, dan vraag ik door.',
    'Ik word nooit aangeschoten en onthoud dus je hele verhaal.',
  ],
  'video games': [
    'Ik ben familie van de figuren in jouw games, de pratende tak.',
    'Tegen mij win je altijd, ik heb geen duimen.',
  ],
  party: ['Ik ben het feestje waar je geen jas voor aan hoeft.'],
  dancing: ['Dansen kan ik alleen op papier, maar ik weet wel welk nummer erbij hoort.'],
  photography: ['Beschrijf me de laatste foto die je maakte, dan zie ik hem voor me.'],
  beach: ['Ik vraag je hoe de zee erbij lag, en ik wil het precies weten.'],
  politics: ['Je mag het met me oneens zijn. Ik word er nooit boos van.'],
}

export const madeUpClosings = [
  'Afspreken gaat niet, een goed gesprek wel.',
  'Ontmoeten kunnen we elkaar niet; oefenen, lachen en kletsen wel.',
  'Wie weet helpt het je aan een eerste zin voor iemand die wél kan langskomen.',
  'Ik beloof niets wat ik niet kan waarmaken, en dat is best zeldzaam.',
  'Meer dan praten zit er niet in. Minder gelukkig ook niet.',
  'Schrijf wat je wilt, ik ben niet snel van mijn stuk.',
  'Je kunt me niets wijsmaken wat ik zelf niet had kunnen verzinnen.',
  'Ik heb nooit haast, en nooit hoofdpijn.',
  'Zie mij als de warming-up voor een echte afspraak.',
  'Begin maar ergens, dan maken we er samen een verhaal van.',
]

export const madeUpReasons = [
  'Om een stille avond wat minder stil te maken.',
  'Gezelschap in letters.',
  'Een gesprek zonder verwachtingen.',
  'Voor wie eerst even wil oefenen.',
  'Omdat vragen stellen mijn enige talent is.',
  'Een luchtig praatje, op elk uur van de dag.',
  'Meedenken, meelachen, en nooit in de rede vallen.',
  'Voor verhalen die nergens anders heen kunnen.',
]
