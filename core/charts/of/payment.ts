import { payment } from '#core/payment/machine.ts'
import { chartOf } from '../chart.ts'
import { order, said, withCode } from '../payment-samples.ts'

const { live, payment: reference } = order
const { right, others, rightSince, rightWithCode, othersSince } = said

export const paymentChart = chartOf(payment, {
  folder: 'core/payment',
  title: { nl: 'Betaling', en: 'Payment' },
  about: {
    nl: 'Van bestelling tot credits. Alleen wat de betaaldienst desgevraagd antwoordt telt.',
    en: 'From order to credits. Only what the provider answers when asked counts.',
  },
  begins: [
    { nl: '25 credits met iDEAL, € 9,99', en: '25 credits by iDEAL, € 9.99', facts: order },
    {
      nl: '25 credits met een kortingscode, € 7,49',
      en: '25 credits with a discount code, € 7.49',
      facts: withCode,
    },
    {
      nl: '25 credits met PayPal, € 9,99',
      en: '25 credits by PayPal, € 9.99',
      facts: { ...order, method: 'paypal' },
    },
    {
      nl: '25 credits met een overschrijving, € 9,99',
      en: '25 credits by bank transfer, € 9.99',
      facts: { ...order, method: 'banktransfer' },
    },
    {
      nl: '25 credits met incasso, € 9,99, waarvan 10 vooruit',
      en: '25 credits by direct debit, € 9.99, 10 of them in advance',
      facts: { ...order, method: 'directdebit', advance: 10 },
    },
  ],
  samples: {
    opened: [
      {
        nl: 'Met een betaalpagina',
        en: 'With a payment page',
        facts: { ref: 'tr_1', checkoutUrl: 'https://bank.example/1' },
      },
      {
        nl: 'Met een incasso, waarvan 10 credits vooruit mogen komen',
        en: 'By direct debit, of which 10 credits may come in advance',
        facts: { ref: 'tr_1', checkoutUrl: null, advance: 10 },
      },
    ],
    paid: [
      right,
      ...others,
      {
        nl: 'Met de code (€ 7,49), maar die is intussen op',
        en: 'With the code (€ 7.49), which has been used up meanwhile',
        facts: { report: { reference, amount: withCode.amount, live }, discountGone: true },
      },
    ],
    failed: [{ nl: '', en: '', facts: {} }],
    cancelled: [{ nl: '', en: '', facts: {} }],
    paidTwice: [
      right,
      ...others,
      {
        nl: 'Nadat het eerste geld was teruggegaan (€ 9,99)',
        en: 'After the first money had gone back (€ 9.99)',
        facts: { report: { reference, amount: order.amount, live, backMinor: 999 } },
      },
    ],
    partlyRefunded: [
      {
        nl: 'Er is in totaal € 3,33 terug',
        en: '€ 3.33 is back in all',
        facts: { report: { reference, amount: order.amount, live, backMinor: 333 } },
      },
      {
        nl: 'Er is in totaal € 3,33 terug van een betaling met de code',
        en: '€ 3.33 is back in all, of a payment with the code',
        facts: { report: { reference, amount: withCode.amount, live, backMinor: 333 } },
      },
      {
        nl: 'Er is in totaal € 3,33 terug, na een terugboeking die ongedaan werd gemaakt',
        en: '€ 3.33 is back in all, after a chargeback that was undone',
        facts: { report: { reference, amount: order.amount, live, backMinor: 333, undone: 1 } },
      },
      {
        nl: 'Er is meer terug dan er is gekomen',
        en: 'More is back than came',
        facts: { report: { reference, amount: order.amount, live, backMinor: 2_000 } },
      },
    ],
    refunded: [
      right,
      ...others,
      {
        nl: 'Van voor het tweede geld (€ 9,99)',
        en: 'From before the second money (€ 9.99)',
        facts: { report: { reference, amount: order.amount, live, cameMinor: 999 } },
      },
      rightSince,
      rightWithCode,
    ],
    chargedBack: [right, ...others, rightSince, rightWithCode],
    wonBack: [
      rightSince,
      rightWithCode,
      ...othersSince,
      {
        nl: 'Het bedrag klopt (€ 9,99); er is één terugboeking ongedaan gemaakt, en € 3,33 is toch terug',
        en: 'The amount is right (€ 9.99); one chargeback was undone, and € 3.33 is back all the same',
        facts: { report: { reference, amount: order.amount, live, backMinor: 333, undone: 1 } },
      },
    ],
    giveBack: [
      {
        nl: '€ 7,00, met 18 credits',
        en: '€ 7.00, with 18 credits',
        facts: { minor: 700, credits: 18, by: 'givenBack' },
      },
      {
        nl: 'Meer geld dan er is gekomen',
        en: 'More money than came',
        facts: { minor: 2_000, credits: 10, by: 'givenBack' },
      },
      {
        nl: 'Meer credits dan er zijn bijgeschreven',
        en: 'More credits than were granted',
        facts: { minor: 100, credits: 51, by: 'givenBack' },
      },
    ],
    refundRefused: [
      { nl: 'Van € 7,00', en: 'Of € 7.00', facts: { minor: 700, part: 700 } },
      {
        nl: 'Van € 9,99, nadat de betaaldienst die had teruggegeven',
        en: 'Of € 9.99, after the provider had given that back',
        facts: { minor: 999, part: 999, failed: true },
      },
      {
        nl: 'Van meer dan er onderweg is',
        en: 'Of more than is on its way',
        facts: { minor: 2_000, part: 2_000 },
      },
    ],
  },
  rules: {
    comesInAdvance: {
      nl: 'De site geeft bij incasso een deel vooruit, aan wie niets openstaat en bij wie de bank altijd betaalde.',
      en: 'The site gives a part in advance of a direct debit, to who owes nothing and whose bank always paid.',
    },
    isInAdvance: {
      nl: 'Er zijn credits vooruit gegeven die nog niet betaald zijn.',
      en: 'Credits were given in advance that are not paid yet.',
    },
    isDebit: {
      nl: 'Het is een incasso: een bank kan die ook weigeren nadat er lang genoeg is gewacht.',
      en: 'It is a direct debit: a bank may refuse it after it was waited for long enough, too.',
    },
    isWithoutDiscount: {
      nl: 'Een andere betaling heeft de code intussen opgebruikt, of was de eerste aankoop waar de code voor is: dan telt het geld zonder de korting.',
      en: 'Another payment has used up the code meanwhile, or was the first purchase that the code is for: the money counts without the discount.',
    },
    isSecondMoney: {
      nl: 'Het bedrag klopt, en het tweede geld was er nog niet.',
      en: 'The amount is right, and the second money was not there yet.',
    },
    isMoneyAfterAll: {
      nl: 'Het geld kwam nog eens nadat het eerste was teruggegaan: dat staat er zelf bij.',
      en: 'The money came once more after the first had gone back: it is said along with that.',
    },
    isOfAllThatCame: {
      nl: 'Het gaat over al het geld dat kwam, en is niet van voor het tweede geld.',
      en: 'It is about all the money that came, and not from before the second money.',
    },
    isNewPart: {
      nl: 'Er is meer terug dan tot nu toe bekend was, en niet meer dan er is gekomen; en het is geen oud bericht van voor een terugboeking ongedaan werd gemaakt.',
      en: 'More is back than was known so far, and no more than came; and it is no old news from before a chargeback was undone.',
    },
    mayGiveBack: {
      nl: 'Er is nog zoveel geld om terug te geven, en zoveel credits van deze betaling.',
      en: 'There is so much money left to give back, and so many credits of this payment.',
    },
    isNotUndone: {
      nl: 'Het is geen oud bericht over een terugboeking die al ongedaan is gemaakt.',
      en: 'It is no old news of a chargeback that was undone since.',
    },
    isUndoneSince: {
      nl: 'De bank heeft een terugboeking meer ongedaan gemaakt dan tot nu toe bekend was.',
      en: 'The bank has undone one chargeback more than was known so far.',
    },
    isPaidBackBeside: {
      nl: 'De betaaldienst heeft alles ook al terugbetaald: dan komt er niets terug.',
      en: 'The provider has paid all of it back as well: then nothing comes back.',
    },
    isOnItsWay: {
      nl: 'Zoveel is er aan de betaaldienst gevraagd, en die zei sindsdien niet dat alles terug is.',
      en: 'So much was asked of the provider, which has not said since that all of it is back.',
    },
    isFailedSince: {
      nl: 'De betaaldienst had zoveel teruggegeven, en bij de bank van het lid ging dat later alsnog mis.',
      en: "The provider had given so much back, and that failed at the member's bank since.",
    },
    isOwnLoss: {
      nl: 'De bank nam geld dat nog niet was terugbetaald.',
      en: 'The bank took money that was not paid back yet.',
    },
    matchesOrder: {
      nl: 'Bedrag, munt en bestelling zijn precies die van ons, en een proefbetaling telt niet.',
      en: 'Amount, currency and order are exactly ours, and a test payment does not count.',
    },
  },
  effects: {
    advanced: {
      nl: 'Een deel van de credits komt vooruit.',
      en: 'A part of the credits comes in advance.',
    },
    advanceTaken: {
      nl: 'Wat vooruit kwam gaat er weer af.',
      en: 'What came in advance is taken back.',
    },
    cameLate: {
      nl: 'Het lid hoort dat het geld er alsnog is.',
      en: 'The member is told that the money came after all.',
    },
    grantedBack: { nl: 'De credits komen terug.', en: 'The credits come back.' },
    refundAsked: {
      nl: 'De betaaldienst moet het geld teruggeven.',
      en: 'The provider has to give the money back.',
    },
    orderPlaced: { nl: 'De bestelling staat.', en: 'The order is placed.' },
    paymentMoved: { nl: 'De stand van de betaling is anders.', en: 'The payment has moved on.' },
    granted: { nl: 'De credits worden bijgeschreven.', en: 'The credits are granted.' },
    grantedAgain: {
      nl: 'Voor het tweede geld komen nog eens credits.',
      en: 'For the second money credits are granted again.',
    },
    takenBack: { nl: 'De credits worden teruggenomen.', en: 'The credits are taken back.' },
    staffTold: { nl: 'Een medewerker kijkt ernaar.', en: 'Somebody of the staff looks at it.' },
  },
  delays: {
    payWindow: {
      nl: 'Einde van de tijd die deze betaalwijze mag duren',
      en: 'End of the time that this way of paying may take',
    },
  },
})
