/** The words for 0 to 19, for the tens from 20, and how a language joins a unit and a ten. */
type Numerals = { upTo19: string; tens: string; join?: (unit: string, ten: string) => string }

/** Without accents, as folded text is (see `fold`). */
const numerals: Numerals[] = [
  {
    upTo19:
      'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    join: (unit, ten) => `${unit}en${ten}`,
  },
  {
    upTo19:
      'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (unit, ten) => `${unit === 'eins' ? 'ein' : unit}und${ten}`,
  },
  {
    upTo19:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: (unit, ten) => `${ten}${unit}`,
  },
  {
    upTo19:
      'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
    tens: 'vingt trente quarante cinquante soixante septante octante nonante',
  },
  {
    upTo19:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  },
  {
    upTo19:
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: (unit, ten) => `${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
  },
  {
    upTo19:
      'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
    tens: 'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
  },
  {
    upTo19:
      'nul et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    join: (unit, ten) => `${unit === 'et' ? 'en' : unit}og${ten}`,
  },
  {
    upTo19:
      'noll ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio attio nittio',
    join: (unit, ten) => `${ten}${unit}`,
  },
  {
    upTo19:
      'null en to tre fire fem seks sju atte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tjue tretti forti femti seksti sytti atti nitti',
    join: (unit, ten) => `${ten}${unit}`,
  },
  {
    upTo19:
      'nolla yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan kymmenen yksitoista kaksitoista kolmetoista neljatoista viisitoista kuusitoista seitsemantoista kahdeksantoista yhdeksantoista',
    tens: 'kaksikymmenta kolmekymmenta neljakymmenta viisikymmenta kuusikymmenta seitsemankymmenta kahdeksankymmenta yhdeksankymmenta',
    join: (unit, ten) => `${ten}${unit}`,
  },
]

const SPOKEN: Record<string, string> = {
  oh: '0',
  nil: '0',
  zwo: '2',
  fuenf: '5',
  zwoelf: '12',
  dreiszig: '30',
  fuenfzig: '50',
  vingts: '20',
  una: '1',
  nol: '0',
  yks: '1',
  kaks: '2',
  viis: '5',
  kuus: '6',
  seiska: '7',
  kasi: '8',
  ysi: '9',
  treds: '60',
  sjuen: '7',
  syvv: '7',
}

const pairsOf = ({ upTo19, tens, join }: Numerals): [string, string][] => {
  const low = upTo19.split(' ')
  const high = tens.split(' ')
  const joined = join
    ? high.flatMap((ten, nth) =>
        low
          .slice(1, 10)
          .map((unit, one): [string, string] => [join(unit, ten), `${nth + 2}${one + 1}`]),
      )
    : []
  return [
    ...low.map((word, value): [string, string] => [word, `${value}`]),
    ...high.map((word, nth): [string, string] => [word, `${nth + 2}0`]),
    ...joined,
  ]
}

/** The digits of a number from 0 to 99 by its word, in eleven languages. */
export const digitsOfWord: ReadonlyMap<string, string> = new Map([
  ...numerals.flatMap(pairsOf),
  ...Object.entries(SPOKEN),
])
