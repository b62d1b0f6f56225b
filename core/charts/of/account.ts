import { account } from '#core/account/machine.ts'
import {
  ACTIVATION_LINK_HOURS,
  ACTIVATION_MAILS_PER_DAY,
  DELETION_GRACE_DAYS,
} from '#core/account/rules.ts'
import type { NewAccount } from '#core/account/values.ts'
import { chartOf } from '../chart.ts'

const form: NewAccount = {
  site: 'vonk',
  email: 'anna@vonk.example',
  passwordHash: '',
  name: 'Anna',
  born: '1990-01-01',
  gender: 'female',
  seeks: 'male',
  sexuality: null,
  country: 'NL',
  region: '',
  city: '',
  language: 'nl',
  trafficSource: null,
  paymentCountry: 'NL',
  consent: null,
  reason: '',
  firstMessage: null,
}
const mail = 'mail'
const few = ACTIVATION_MAILS_PER_DAY - 1
const many = ACTIVATION_MAILS_PER_DAY

const links = {
  good: { nl: 'De link is goed', en: 'The link is good' },
  unknown: { nl: 'De link is onbekend', en: 'The link is unknown' },
} as const

export const accountChart = chartOf(account, {
  folder: 'core/account',
  title: { nl: 'Account', en: 'Account' },
  about: {
    nl: 'Het leven van een account: bevestigen, premium worden, vertrekken, terugkomen, gewist worden.',
    en: 'The life of an account: confirming, becoming premium, leaving, coming back, being erased.',
  },
  begins: [{ nl: 'Anna meldt zich aan', en: 'Anna signs up', facts: { account: 'anna' } }],
  samples: {
    activate: [
      { ...links.good, facts: { link: 'good', opener: 'known', credits: 3 } },
      {
        nl: 'Op een ander apparaat, zonder het wachtwoord van de aanmelding',
        en: 'On another device, without the sign-up password',
        facts: { link: 'good', opener: 'stranger', credits: 3 },
      },
      {
        nl: 'De link is verlopen',
        en: 'The link has expired',
        facts: { link: 'expired', opener: 'known', credits: 3 },
      },
      { ...links.unknown, facts: { link: 'unknown', opener: 'known', credits: 3 } },
    ],
    askMail: [
      {
        nl: `De ${many}e mail vandaag`,
        en: `Mail ${many} today`,
        facts: { mail, mailsToday: few },
      },
      {
        nl: `De ${many + 1}e mail vandaag`,
        en: `Mail ${many + 1} today`,
        facts: { mail, mailsToday: many },
      },
    ],
    signUpAgain: [{ nl: '', en: '', facts: { form, id: 'form', mail } }],
    leave: [
      {
        nl: 'Met het goede wachtwoord',
        en: 'With the right password',
        facts: { passwordRight: true, reason: 'pause', mail },
      },
      {
        nl: 'Met een verkeerd wachtwoord',
        en: 'With a wrong password',
        facts: { passwordRight: false, reason: 'pause', mail },
      },
    ],
    return: [
      {
        nl: 'De link is goed, of het lid logt in',
        en: 'The link is good, or the member logs in',
        facts: { link: 'good' },
      },
      { ...links.unknown, facts: { link: 'unknown' } },
    ],
    restore: [{ nl: '', en: '', facts: { mail } }],
    close: [
      { ...links.good, facts: { link: 'good' } },
      { ...links.unknown, facts: { link: 'unknown' } },
    ],
  },
  rules: {
    linkIsGood: {
      nl: `De link uit de afscheidsmail telt één keer, ${DELETION_GRACE_DAYS} dagen lang. Wie inlogt komt ook zonder link terug.`,
      en: `The link of the goodbye mail counts once, for ${DELETION_GRACE_DAYS} days. Who logs in comes back without it.`,
      constants: { DELETION_GRACE_DAYS },
    },
    mayActivate: {
      nl: `De link uit de mail telt één keer, ${ACTIVATION_LINK_HOURS} uur lang. Op het apparaat dat zich aanmeldde is één klik genoeg; ergens anders vraagt de site het wachtwoord van de aanmelding.`,
      en: `The mailed link counts once, for ${ACTIVATION_LINK_HOURS} hours. On the device that signed up one click will do; anywhere else the site asks for the sign-up password.`,
      constants: { ACTIVATION_LINK_HOURS },
    },
    mayAskMail: {
      nl: `Hoogstens ${ACTIVATION_MAILS_PER_DAY} activatiemails op een dag, en geen voor wie geblokkeerd is.`,
      en: `At most ${ACTIVATION_MAILS_PER_DAY} activation mails in a day, and none for who is suspended.`,
      constants: { ACTIVATION_MAILS_PER_DAY },
    },
    mayLeave: {
      nl: 'Opzeggen vraagt het wachtwoord. Wie geblokkeerd is doet het via de link in de mail over het besluit.',
      en: 'Leaving asks the password. A suspended member does it by the mailed link to the decision.',
    },
    mayShow: {
      nl: 'Alleen wie kan inloggen wordt zichtbaar of onzichtbaar: niet wie vertrekt of geblokkeerd is.',
      en: 'Only who can log in becomes visible or invisible: not who leaves or is suspended.',
    },
    maySignUpAgain: {
      nl: 'Wie zich nog eens aanmeldt krijgt een eigen mail, en verandert verder niets tot die link is geopend; niet als het account geblokkeerd is.',
      en: 'Who signs up once more gets a mail of their own, and changes nothing else until that link is opened; not where the account is suspended.',
    },
  },
  effects: {
    activationMailAsked: {
      nl: 'De activatiemail wordt gevraagd.',
      en: 'The activation mail is asked.',
    },
    activated: { nl: 'Het adres is bevestigd.', en: 'The address is confirmed.' },
    becamePremium: { nl: 'Het lid is nu premium.', en: 'The member is premium now.' },
    left: { nl: 'Het lid vertrekt.', en: 'The member leaves.' },
    returned: { nl: 'Het lid is terug.', en: 'The member is back.' },
    visibilityChanged: {
      nl: 'Het lid is zichtbaar of juist niet.',
      en: 'The member is visible, or no longer so.',
    },
    suspended: { nl: 'Het account is geblokkeerd.', en: 'The account is suspended.' },
    restored: { nl: 'De blokkade is opgeheven.', en: 'The suspension is lifted.' },
    closed: {
      nl: 'Wat een ander met dit adres aanmeldde is gesloten.',
      en: 'What somebody else signed up with this address is closed.',
    },
    erased: { nl: 'Het account is gewist.', en: 'The account is erased.' },
  },
  delays: {
    gracePeriod: {
      nl: 'Einde van de bedenktijd',
      en: 'End of the time to come back',
    },
    unconfirmedPeriod: {
      nl: 'De aanmelding vervalt',
      en: 'The sign-up lapses',
    },
  },
  groups: {
    standing: { nl: 'Bevestigen en vertrekken', en: 'Confirming and leaving' },
    created: { nl: 'Nog niet bevestigd', en: 'Not confirmed yet' },
    conduct: { nl: 'Gedrag', en: 'Conduct' },
    membership: { nl: 'Lidmaatschap', en: 'Membership' },
    visibility: { nl: 'Zichtbaarheid', en: 'Visibility' },
  },
})
