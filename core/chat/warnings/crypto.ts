import { type Folded, gap, passagesOf, words } from './folded.ts'
import type { Passage } from './values.ts'

const WALLETS = [
  /(?<![a-z0-9])bc1[a-z0-9]{25,62}(?![a-z0-9])/g,
  /(?<![a-z0-9])0x[a-f0-9]{40}(?![a-z0-9])/g,
  /(?<![a-z0-9])(?=[a-z]{0,30}\d)[13][a-z1-9]{25,34}(?![a-z0-9])/g,
  /(?<![a-z0-9])t[a-z1-9]{33}(?![a-z0-9])/g,
]

const COIN =
  "(?:bitcoins?|btc|[ck]r[iy]pto'?s?|cryptocurrency|cryptomunt(?:en)?|cryptovaluta|ethereum|eth|dogecoin|litecoin|digital currency|digitale munt(?:en)?|stablecoins?)"
/** What makes of the name of a coin an offer or a request. */
const OFFER =
  "(?:je|jou|jij|jouw|you|your|u|ons|our|let's|lets|samen|together|mee|with me|met mij|stuur|send|betaal|pay|koop|buy|beleg|belegd|beleggen|invest|invested|investeer|verdien|verdiende|earn|earned|profits?|winst|rendement|teach|leer|leerde|mentor|trade|trader|trading|handelen|traden|verdubbel(?:en|d)?|doubled?|account|tip|started|rich|rijk|\\d+(?:[.,]\\d+)*)"

const OFFERS = [
  words(`${COIN}${gap(80)}${OFFER}`),
  words(`${OFFER}${gap(80)}${COIN}`),
  words(
    'usdt|trc20|erc20|binance|coinbase|bybit|metamask|bitvavo|kucoin|okx|trust wallet|nft project',
  ),
  words(
    'crypto ?wallets?|bitcoin ?wallets?|(?:my|mijn|your|je|jouw) wallet (?:address|adres|is (?=[a-z0-9]{20}))',
  ),
  words('wallet ?(?:address|adres)|seed phrase|liquidity mining|liquidity pool'),
  words('forex|kraken is|(?:on|op|via|use|open) kraken'),
  words(
    '(?:trading|handels|beleggings|investment|invest|crypto) ?(?:platform|app|site|account|bot)',
  ),
  words('gegarandeerde? (?:rendement|winst|inkomsten)|guaranteed (?:profits?|returns?|income)'),
  words('(?:met|door|by|with|in) (?:day ?)?trading'),
  words('(?:welke|which|new|nieuwe) (?:coin|munt|token)'),
  words('invest(?:eer)? (?:together|samen|with me|met mij)'),
  words('platform [^.!?\\n]{0,40}(?:profits?|winst|rendement|daily|per dag)'),
  words('inside information'),
]

/** A wallet, an exchange, and what promises gain of coins or trading. */
export const findCrypto = (plain: Folded, worded: Folded): Passage[] => [
  ...passagesOf(plain, WALLETS),
  ...passagesOf(worded, OFFERS),
]
