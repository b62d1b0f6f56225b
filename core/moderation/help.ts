import type { WarningKind } from '#core/chat/warnings/values.ts'
import type { ReportReason } from './values.ts'

/** Who helps with it outside the site: the name, and a number to call or a place on the web. */
export type Help = { name: string; address: string }

const web = (name: string, host: string): Help => ({ name, address: `https://${host}` })
const emergency: Help = { name: '112', address: 'tel:112' }

/** What somebody may need help with at once, wherever they are. */
export const helpedReasons = ['threat', 'force', 'extortion', 'fraud'] as const
export type HelpedReason = (typeof helpedReasons)[number]
type ByReason = Record<HelpedReason, Help[]>

const victims = web('Slachtofferhulp', 'www.slachtofferhulp.nl')
const belgian = web('1712', '1712.be')
const german = web('WEISSER RING', 'weisser-ring.de')

/** Where one place helps whoever was a victim, of whatever it is. */
const byOne = (place: Help): ByReason => ({
  threat: [emergency, place],
  force: [emergency, place],
  extortion: [place],
  fraud: [place],
})
const cybermalveillance = web('Cybermalveillance', 'www.cybermalveillance.gouv.fr')
const spanish: Help = { name: '017', address: 'tel:017' }
const polish = web('CERT Polska', 'incydent.cert.pl')
const american: Help = { name: '911', address: 'tel:911' }
const italian = web('Commissariato di PS', 'www.commissariatodips.it')

const byCountry: Record<string, ByReason> = {
  NL: {
    threat: [emergency, victims],
    force: [emergency, web('CoMensha', 'www.comensha.nl')],
    extortion: [web('Helpwanted', 'www.helpwanted.nl'), victims],
    fraud: [web('Fraudehelpdesk', 'www.fraudehelpdesk.nl'), victims],
  },
  BE: {
    threat: [emergency, belgian],
    force: [emergency, belgian],
    extortion: [belgian],
    fraud: [web('Safeonweb', 'safeonweb.be')],
  },
  DE: {
    threat: [emergency, german],
    force: [emergency, web('Hilfetelefon', 'www.hilfetelefon.de')],
    extortion: [german],
    fraud: [german],
  },
  AT: byOne(web('WEISSER RING', 'www.weisser-ring.at')),
  DK: byOne(web('Offerrådgivningen', 'www.offerraadgivningen.dk')),
  SE: byOne(web('Brottsofferjouren', 'www.brottsofferjouren.se')),
  FI: byOne(web('Rikosuhripäivystys', 'www.riku.fi')),
  FR: {
    ...byOne(web('France Victimes', 'www.france-victimes.fr')),
    extortion: [cybermalveillance],
    fraud: [cybermalveillance],
  },
  ES: { threat: [emergency], force: [emergency], extortion: [spanish], fraud: [spanish] },
  PL: { threat: [emergency], force: [emergency], extortion: [polish], fraud: [polish] },
  NO: {
    threat: [emergency],
    force: [emergency],
    extortion: [web('Slettmeg', 'www.slettmeg.no')],
    fraud: [{ name: 'Politiet', address: 'tel:02800' }],
  },
  IT: { threat: [emergency], force: [emergency], extortion: [italian], fraud: [italian] },
  US: {
    threat: [american],
    force: [american],
    extortion: [web('FBI, IC3', 'www.ic3.gov'), american],
    fraud: [web('FTC', 'reportfraud.ftc.gov')],
  },
}

/** 112 is the emergency number of every country of the European Union, and of Norway. */
const elsewhere: ByReason = {
  threat: [emergency],
  force: [emergency],
  extortion: [emergency],
  fraud: [],
}

const isHelped = (reason: ReportReason): reason is HelpedReason =>
  helpedReasons.some((one) => one === reason)

/** Who helps with what was reported, in the country (ISO 3166) of who reports; nobody with the rest. */
export const helpFor = (reason: ReportReason, country: string): readonly Help[] =>
  isHelped(reason) ? (byCountry[country] ?? elsewhere)[reason] : []

/** For which reason one reports what a warning is about. */
export const reasonOfWarning: Record<WarningKind, ReportReason> = {
  threat: 'threat',
  bank_account: 'fraud',
  identity: 'fraud',
  crypto: 'fraud',
  money: 'fraud',
  phone: 'other',
  mail: 'other',
  elsewhere: 'other',
}
