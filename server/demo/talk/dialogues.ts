import type { Interest } from '#core/discovery/values.ts'

/** What two people say in turn, the one who begins first; {jij} is the other, {stad} their town. */
export type Dialogue = { about?: Interest; lines: string[] }

export const dialogues: Dialogue[] = [
  {
    lines: [
      'Hoi {jij}, je profiel maakte me aan het lachen. Hoe is je avond?',
      'Dank je! Rustig, met een deken en een serie waar ik niks van snap. En die van jou?',
      'Ik stond net te strijken. Jouw avond wint.',
      'Strijken op een vrije avond, dat is bijna verdacht netjes.',
      'Betrapt. Eén overhemd, en de rest ging terug in de mand.',
      'Kijk, nu begint het te lijken op iemand die ik wil leren kennen.',
    ],
  },
  {
    lines: [
      'Dag {jij}. Woon je al lang in {stad}?',
      'Een jaar of acht. Ik kwam voor werk en bleef voor het terras.',
      'Heel verstandig. Welk terras?',
      'Dat vertel ik pas als ik weet of je een tafelpikker bent.',
      'Ik schuif altijd aan, maar ik vraag het eerst.',
    ],
  },
  {
    lines: [
      'Ik had een openingszin bedacht en ben hem kwijt. Telt dat ook?',
      'Dit is nu al de beste van de week.',
      'Dan ben ik benieuwd naar de andere zes.',
      'Drie keer “hoi”, twee keer “hey” en één foto van een auto.',
      'Wat voor auto?',
      'Nee hoor, daar trappen we niet in. Vertel eens iets over jezelf!',
      'Oké: ik kook goed, parkeer slecht en ben nieuwsgierig naar jou.',
    ],
  },
  {
    lines: [
      'Goedemorgen {jij}! Wat was het leukste van je week?',
      'Een collega die met taart kwam zonder reden. En die van jou?',
      'Dat ik eindelijk die lekkende kraan heb gemaakt. Na drie maanden.',
      'Drie maanden! En nu is het zeker veel te stil.',
      'Precies. Ik slaap er slecht van.',
    ],
  },
  {
    lines: [
      'Je zoekt iemand met humor. Is er een test?',
      'Ja: vertel je slechtste grap. Hoe slechter, hoe beter.',
      'Het is groen en het skiet een berg af. Een skiwi.',
      'Oei. Die is zo slecht dat je nu wel een kop koffie verdient.',
      'Wanneer ben je vrij?',
      'Donderdag na vijven. Neem nog zo’n grap mee, maar niet meer dan één.',
    ],
  },
  {
    lines: [
      'Ik zie dat we allebei niet van haast houden. Zullen we dat rustig bespreken?',
      'Graag. Ik antwoord over een week. Grapje, natuurlijk.',
      'Gelukkig, ik zat al klaar met een agenda.',
    ],
  },
  {
    about: 'coffee',
    lines: [
      'Serieuze vraag, {jij}: waar drink je in {stad} de beste koffie?',
      'Thuis, eerlijk gezegd. Maar bij de brug zit een goede tweede.',
      'Dan stel ik voor om met de tweede te beginnen.',
      'Dat is precies het goede antwoord. Zaterdagochtend?',
      'Zaterdagochtend. Ik ben degene met het rode gezicht van het fietsen.',
      'Dan zwaai ik. Tot zaterdag!',
    ],
  },
  {
    about: 'hiking',
    lines: [
      'Hoi {jij}, wat is de mooiste wandeling die jij kent?',
      'Bij ons langs het water, vroeg, als er nog mist hangt. Loop jij veel?',
      'Elke zondag. Liefst met iemand die ook van omwegen houdt.',
      'Omwegen zijn mijn specialiteit, ik kan geen kaart lezen.',
      'Perfect, dan lees ik en kies jij de verkeerde afslag.',
      'Afgesproken. Ik neem krentenbollen mee.',
    ],
  },
  {
    about: 'biking',
    lines: [
      'Fiets jij ook als het regent, of ben je verstandig?',
      'Vooral als het regent. Dan is het pad leeg.',
      'Kijk, een gelijkgestemde. Hoe ver ga je meestal?',
      'Een kilometer of zestig, met taart op de helft.',
      'De taart op de helft, of op veertig als je sneller honger hebt?',
    ],
  },
  {
    about: 'music',
    lines: [
      'Welk nummer staat er bij jou op nu?',
      'Iets ouds van Boudewijn de Groot. Ik schaam me nergens voor.',
      'Daar hoef je je ook niet voor te schamen. Ik zing alles mee.',
      'Ook de hoge stukken?',
      'Vooral de hoge stukken. De buren kennen me.',
      'Dan moeten wij een keer naar een concert waar het hard staat.',
    ],
  },
  {
    about: 'cooking',
    lines: [
      'Als ik kom eten, wat staat er dan op tafel?',
      'Brutaal! Ik hou ervan. Waarschijnlijk risotto, die kan ik met mijn ogen dicht.',
      'Doe ze voor de veiligheid maar open. Ik breng het toetje.',
      'Wat voor toetje?',
      'Gekocht. Ik ben eerlijk.',
      'Eerlijkheid en een gekocht toetje, daar kan ik mee leven.',
    ],
  },
  {
    about: 'reading',
    lines: [
      'Welk boek heb jij nooit uitgelezen, {jij}?',
      'Bijna alle dikke Russen. Ik raak steeds kwijt wie wie is.',
      'Bij mij liggen ze onder een wiebelende tafel, heel nuttig.',
      'Literatuur met draagkracht dus.',
      'Die ga ik gebruiken op mijn leesclub.',
      'Mag, tegen een kop thee.',
    ],
  },
  {
    about: 'travelling',
    lines: [
      'Waar wil jij nog een keer heen?',
      'Met de trein naar Lissabon, zonder terugreis geboekt. En jij?',
      'De Lofoten, in de winter. Ik heb de jas al.',
      'Alleen de jas? Dan moet je nog een reisgenoot hebben.',
      'Dat klinkt bijna als een aanbod.',
      'Bijna. Eerst koffie, dan de poolcirkel.',
    ],
  },
  {
    about: 'animals',
    lines: [
      'Hoe heet je huisdier, en bijt het?',
      'Hij heet Koos en hij bijt alleen postbodes. Ben jij postbode?',
      'Nee, maar ik lees wel graag brieven.',
      'Dan gaat het goed komen tussen jou en Koos.',
    ],
  },
  {
    about: 'beach',
    lines: [
      'Strand in de zomer of juist in november?',
      'November! Alleen, met een muts, en daarna erwtensoep.',
      'Alleen? Of mag er iemand mee die ook een muts heeft?',
      'Als de muts lelijk genoeg is.',
      'Gebreid door mijn tante, met een bol.',
      'Dan kunnen we gaan.',
    ],
  },
  {
    about: 'movies',
    lines: [
      'Wat is de laatste film waar jij bij moest huilen?',
      'Een tekenfilm over een beer. Ik zat naast mijn neefje van vijf, die troostte mij.',
      'Ik heb nu al een goed gevoel over jou.',
      'En jij? Niet liegen.',
      'Bij een reclame voor koffie. Mag ik nu anoniem blijven?',
    ],
  },
  {
    about: 'dancing',
    lines: [
      'Je danst! Leid je, of volg je?',
      'Ik volg, maar wel met commentaar.',
      'Dan moet ik oefenen op niet in de lach schieten.',
      'Lachen mag, op mijn tenen staan niet.',
      'Ik doe mijn zachte schoenen aan.',
    ],
  },
  {
    about: 'gardening',
    lines: [
      'Ik heb te veel courgettes. Kan ik je blij maken?',
      'Dat is de romantischste vraag die ik hier kreeg.',
      'Het is oktober en ze blijven komen. Help.',
      'Breng er drie, dan maak ik er soep van voor twee.',
      'Drie? Ik dacht eerder aan dertig.',
    ],
  },
  {
    about: 'wine',
    lines: [
      'Rood of wit, {jij}?',
      'Rood zodra de verwarming aan mag. Dus ja, rood.',
      'Ik ken een klein zaakje waar je aan een lange tafel zit.',
      'Lange tafels zijn gevaarlijk, daar blijf ik altijd te lang.',
      'Dat is een beetje de bedoeling.',
      'Vrijdag over een week kan ik. Jij kiest de wijn, ik de kaas.',
    ],
  },
  {
    about: 'sports',
    lines: [
      'Zo, een sporter. Win je ook wel eens?',
      'Zelden, maar ik verlies heel charmant.',
      'Dat wil ik een keer zien. Tennis?',
      'Alleen als jij het scorebord bijhoudt, en een beetje smokkelt.',
    ],
  },
  {
    about: 'theater',
    lines: [
      'Ik heb twee kaartjes voor cabaret en één zus die niet kan. Iets voor jou?',
      'Nu klink ik als tweede keus, maar ik ben er graag een. Welke avond?',
      'Woensdag. En je bent geen tweede keus, mijn zus praat door alles heen.',
      'Dan beloof ik te zwijgen tot de pauze.',
      'En daarna?',
      'Daarna mag jij trakteren op bitterballen.',
    ],
  },
]

/** With somebody fictional: who answers says so before anything else. */
export const dialoguesWithFictional: Dialogue[] = [
  {
    lines: [
      'Hoi {jij}, leuk profiel! Hoe is het daar?',
      'Hoi! Voor we verdergaan: ik ben een fictief profiel, dus ontmoeten kan niet. Kletsen wel!',
      'Duidelijk, dat stond er ook bij. Ik had gewoon zin in een praatje.',
      'Daar ben ik voor. Wat was het beste moment van je dag?',
      'De zon op het balkon, een kwartier lang.',
      'Een kwartier zon in dit land is een feestdag. Heb je het gevierd?',
    ],
  },
  {
    lines: [
      'Ik wil oefenen met een eerste bericht. Mag dat bij jou?',
      'Graag! Ik ben fictief, dus je kunt bij mij niets fout doen. Wat is je eerste zin?',
      '“Hoi, ik zag dat je van wandelen houdt.”',
      'Een goed begin. Zet er nog een vraag achter, dan is antwoorden makkelijker.',
      'Zoals: waar loop jij het liefst?',
      'Precies zo. Die zou ik beantwoorden, als ik benen had.',
    ],
  },
  {
    lines: [
      'Ben je echt niet echt?',
      'Echt niet: ik ben een fictief profiel. Maar ik luister wel. Wat hou je bezig?',
      'Een nieuwe baan. Maandag is de eerste dag.',
      'Spannend! Waar kijk je het meest naar uit, en waar zie je tegenop?',
    ],
  },
  {
    lines: [
      'Vertel me iets grappigs, ik zit al een uur in de trein.',
      'Ik ben fictief en ben dus nog nooit in een trein geweest. Ik win: nul minuten vertraging.',
      'Dat is de eerste keer dat ik jaloers ben op een tekening.',
      'Zo hoor ik het graag. Wat zie je uit je raam?',
      'Koeien. Heel veel koeien.',
    ],
  },
]
