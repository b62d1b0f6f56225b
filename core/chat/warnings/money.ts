import { type Folded, gap, passagesOf, words } from './folded.ts'
import type { Passage } from './values.ts'

const NUMBER =
  '(?:\\d[\\d.,]{0,9}|[a-z]{0,12}(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend)|tien|twenty|thirty|forty|fifty|hundred|a hundred|thousand|ten)'
const COIN = "(?:€|euro'?s?|eur|euri|piek|dollars?|usd|pounds?|quid|bucks|pond)"
const AMOUNT = `(?:[€$£] ?${NUMBER}|${NUMBER} ?${COIN})`
const CASH = '(?:geld|money|cash|bedrag|losgeld|centen|poen|voorschot|een lening|a loan|funds)'
const SUM = `(?:${AMOUNT}|${CASH}|${NUMBER})`
const SURE_SUM = `(?:${AMOUNT}|${CASH})`

const CAN =
  '(?:kun|kan|wil|wilt|zou|zul|mag|could|can|would|will|please|alsjeblieft|alstublieft|aub|pls|plz)'
const BILL =
  '(?:[a-z]{0,12}ticket|visum|visa|[a-z]{0,6}huur|rent|kosten|[a-z]{0,12}rekening|bills?|flight|vlucht|fees?|advocaat|lawyer|train|trein|taxi|borg|deposit|schuld(?:en)?|debts?|hotel|phone|benzine|gas|medicijnen|medicine|surgery|operatie|boete)'
const MINE = "(?:mijn|mn|m'n|my|me|mij|ons|our|us|de|the|het|a|een|it|dit)"
const SENDS =
  '(?:stuur|sturen|zend|zenden|stort|storten|geef|geven|missen|betalen|betaal|lenen|leen|leent|voorschieten|voorschiet|overmaken|overboeken|maak|helpen|bijspringen|sponsoren|send|give|pay|wire|transfer|spare|lend|loan|cashapp|paypal|venmo|zelle|borrow)'

const LENDING = [
  words(`(?:leen|leent|lenen)(?: jij| je)?(?: me| mij| aan mij)(?:${gap(30)}${SUM})?`),
  words(
    `(?:${CAN} )[^.!?\\n]{0,40}?(?<![a-z0-9])(?:iets |wat |${SUM} ?(?:ofzo )?)(?:van je |van jou )?(?:te )?(?:lenen|leen)(?: van je)?`,
  ),
  words(`(?:iets|wat) van (?:je|jou) lenen`),
  words(`${SURE_SUM} (?:voor me |aan me |van je )?(?:te leen|te lenen|lenen)`),
  words(`(?:lend|loan|lending)(?: me| us)(?! an? (?:ear|hand))(?:${gap(30)}${SUM})?`),
  words(`borrow (?:${SUM}|from you)(?: from you)?`),
  words(`(?:me |mij )?(?:${gap(20)})?(?:voorschieten|voorgeschoten|voorschot)`),
  words('bijspringen|me sponsoren|sponsor me|me uit de brand'),
]

const SENDING = [
  words(`${CAN} ${gap(60)}${SENDS}${gap(50)}${SURE_SUM}`),
  words(`${CAN} ${gap(60)}${SURE_SUM}${gap(50)}${SENDS}`),
  words(
    `(?<!\\bik )(?<!\\bi )(?:stuur|zend|send|stort|give|geef|transfer|wire)(?: (?:me|mij|us|ons|je|even|dan|alsjeblieft|please|maar|just))*${gap(20)}${SURE_SUM}`,
  ),
  words(
    `(?:just send|send me|stuur me|cashapp me|paypal me|you can paypal me|venmo me|pay me|betaal me|transfer me|wire me)(?: the| de| eerst)? ${SUM}`,
  ),
  words(
    `(?:pay me|betaal me|betaal|pay|stuur|send) [^.!?\\n]{0,20}(?:first|eerst|via tikkie|met tikkie)`,
  ),
  words(`(?:maak|maakt)(?: je| jij| maar| even)*${gap(20)}${SURE_SUM} over`),
  words(
    `(?:will|zult?|zal) (?:send|sturen) the money|send (?:me |us )?(?:the |some |any )?(?:money|something)|me (?:wat|iets) sturen`,
  ),
  words(
    `je moet eerst [^.!?\\n]{0,30}betalen|you (?:have to|must|need to) pay [^.!?\\n]{0,20}first`,
  ),
  words('western union|money ?gram|ria money|paysafe(?: ?card| ?kaart)?|cash ?app me'),
  words(`(?:stuur|betaal|via|met|een) [^.!?\\n]{0,20}(?:tikkie|betaalverzoek)|tikkie van ${SUM}`),
  words(`betaal(?: die| dat| het)? (?:even|nu|snel)`),
]

const BILLS = [
  words(
    `(?:${CAN}|if|als|betaal|need|nodig|moet)${gap(50)}(?:pay|paying|betalen|betaal|betaalt|cover|dekken|settle)(?: jij| je| for| voor| met)*${gap(12)}${MINE} ${BILL}`,
  ),
  words(`(?:${CAN}|wil)${gap(30)}(?:${MINE} )?${BILL}${gap(40)}(?:betalen|dekken|voldoen|pay)`),
  words(`(?:betaal|betaalt|pay|cover)(?: jij| je| for| voor)? (?:mijn|mn|my) ${BILL}`),
  words(`(?:someone|iemand)${gap(12)}(?:to pay|betaalt|betalen)`),
  words(`you pay for (?:my|the)|mind paying`),
  words(
    `(?:${CAN}|wil jij)${gap(20)}(?:iets|it|het|something) (?:voor me |voor mij |for me )?(?:betalen|pay)|can you pay it|pay it for me`,
  ),
  words(
    `help(?:en)?(?: me| us| mij| ons)?(?: out)?${gap(20)}(?:met|with) ${gap(20)}(?:${AMOUNT}|${BILL}|bedrag)`,
  ),
  words('help me out financially|help(?:en)? (?:me )?financieel|me financieel'),
]

const CARD =
  '(?:gift ?cards?|cadeau ?(?:kaart|bon)(?:en)?|(?:itunes|steam|amazon|google play|apple|bol|paysafe) ?-?(?:gift )?(?:kaart|card|bon)(?:en|s)?)'
const CARDS = [
  words(`(?:koop|kopen|stuur|buy|get|send|need|nodig)${gap(30)}${CARD}`),
  words(`${CARD}${gap(60)}(?:code|nodig|helpen|help|for me|voor me)`),
]

const NEEDS = [
  words(
    `(?:heb|hebben|need)(?: ik)?${gap(20)}${SURE_SUM}(?: nodig)?(?<=nodig|need [^.!?\\n]{0,30})`,
  ),
  words(`(?:kom|komen)(?: ik)? ${SUM} ?${COIN}? (?:tekort|te kort)|short of ${SURE_SUM}`),
  words(`(?:geen|no|niet genoeg|not enough|any) (?:geld|money)(?: (?:voor|for|om|to)|,)`),
  words(
    `(?:kan|can't|cannot|can not)${gap(15)}(?:rekening|huur|bill|rent|ziekenhuis|hospital)${gap(20)}(?:niet betalen|pay)|can't (?:pay|afford) (?:my|the)`,
  ),
  words(
    `(?:vraagt|vragen|willen|kost|wants?|asks?|it costs?|it is|het kost)${gap(12)}${SURE_SUM}${gap(60)}(?:betalen|to pay|stuur|help|send|losgeld)`,
  ),
  words(
    `(?:douane|customs|ambassade|embassy|losgeld|ransom|visum|visa|paspoort|passport)${gap(60)}(?:${AMOUNT}|fee|kosten|betaal)`,
  ),
  words(`(?:erfenis|inheritance)[^?\\n]{0,80}(?:kosten|betalen|betaal|pay|fee|lawyer|advocaat)`),
  words(`(?:kosten|betalen|betaal|pay|fee|lawyer|advocaat)[^?\\n]{0,80}(?:erfenis|inheritance)`),
  words(
    `(?:ik )?betaal (?:je|het|jou) [^.!?\\n]{0,20}terug|(?:i will|i'll|ill) pay (?:you|it) back`,
  ),
  words(`(?:geld|money) (?:nodig|needed)|(?:dringend|urgently) [^.!?\\n]{0,20}(?:geld|money)`),
  words(
    `(?:hospital|ziekenhuis|doctor|dokters) ?(?:bill|rekening)${gap(40)}(?:help|${AMOUNT}|even \\d+)`,
  ),
  words(
    `(?:invest|investeer|inleggen|leg)${gap(20)}${SUM}${gap(30)}(?:double|dubbel|back|terug|with me|met mij)`,
  ),
]

/** A request for money, in whatever form it is to come. */
export const findMoney = (folded: Folded): Passage[] =>
  passagesOf(folded, [...LENDING, ...SENDING, ...BILLS, ...CARDS, ...NEEDS])
