import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in English. */
export const enAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Confirm your email address for ${site}`,
    heading: ({ name }) => `Welcome${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Good to have you. Confirm your email address and you can begin on ${site} right away.`,
      ...(credits > 0
        ? [
            `You get ${credits} ${credits === 1 ? 'credit' : 'credits'} for free messages, in at most ${conversations} ${conversations === 1 ? 'conversation' : 'conversations'}.`,
          ]
        : []),
    ],
    button: 'Confirm my email address',
    after: ({ hours }) =>
      `The link works once, and for ${hours} hours. Did you not sign up? Then you need not do anything.`,
  },
  welcome: {
    subject: ({ site }) => `Welcome to ${site}`,
    heading: ({ name }) => `You are in${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `Your email address is confirmed and you have been given ${credits} ${credits === 1 ? 'credit' : 'credits'}: you can send messages right away.`
        : 'Your email address is confirmed: you can begin right away.',
      'Say something about yourself in your profile, so that others know who you are.',
    ],
    button: 'See who is there',
    rest: () =>
      'Which emails you get is up to you, in your settings. You can also close your account there.',
  },
  alreadyMember: {
    subject: ({ site }) => `You already have an account at ${site}`,
    heading: ({ name }) => `Hi${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Somebody wanted to sign up at ${site} with this email address. You already have an account: you can simply log in.`,
      'Was it not you? Then you need not do anything. Nothing has changed.',
    ],
    button: 'Log in',
  },
  passwordReset: {
    subject: ({ site }) => `A new password for ${site}`,
    heading: ({ name }) => `Hi${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'A new password was asked for. Was that you? Choose one with this button.',
      `The link works once, until ${until}.`,
    ],
    button: 'Choose a new password',
    rest: () =>
      'Did you not ask for this? Then you need not do anything: your password stays as it is.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Many wrong passwords were tried at ${site}`,
    heading: ({ name }) => `Hi${nameAfter(name, ' ')}`,
    body: () => [
      'Somebody tried many wrong passwords on your account. On devices that we do not know, nobody can log in for a while. Where you logged in before, you still can.',
      'Cannot get in yourself? Choose a new password: then you can log in right away.',
    ],
    button: 'Choose a new password',
    rest: () =>
      'Was it not you? Then you need not do anything, as long as nobody knows your password.',
  },
  passwordChanged: {
    subject: ({ site }) => `Your password at ${site} was changed`,
    heading: ({ name }) => `Your password was changed${nameAfter(name)}`,
    body: () => ['You are logged out on all your other devices.', 'Was it you? Then all is well.'],
    button: 'That was not me',
    rest: ({ site }) =>
      `The button asks for an email with which you choose a new password. After that everybody who is in your account on ${site} now is logged out.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Confirm your new email address for ${site}`,
    heading: () => 'Is this your new email address?',
    body: ({ site, until }) => [
      `Somebody wants to use this email address for an account at ${site}. Is that you? Then confirm it.`,
      `The link works once, until ${until}.`,
    ],
    button: 'Confirm this address',
    rest: () => 'Is it not you? Then you need not do anything: nothing changes.',
  },
  emailChanged: {
    subject: ({ site }) => `Your email address at ${site} was changed`,
    heading: ({ name }) => `Your email address was changed${nameAfter(name)}`,
    body: ({ site, until }) => [
      `From now on you log in at ${site} with your new email address, and our emails go there.`,
      `Was it not you? Then undo it: you can until ${until}.`,
    ],
    button: 'Undo this',
    rest: () => 'Did you change it yourself? Then you need not do anything.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `From now on you log in at ${site} with your new email address, and our emails go there.`,
    `This email was held up and comes too late: you could undo it yourself until ${until}.`,
    `Was it not you? Then write to ${support} at once. Did you change it yourself? Then you need not do anything.`,
  ],
  addressTaken: {
    subject: ({ site }) => `You already have an account at ${site}`,
    heading: ({ name }) => `Hi${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Somebody wanted to move another account at ${site} to this email address. That is not possible: you already have an account here with this address.`,
      'If that was you, close this account first or use another address. Was it not you? Then you need not do anything. Nothing has changed.',
    ],
    button: 'Log in',
  },
  addressHeld: {
    subject: ({ site }) => `This email address is still taken at ${site}`,
    heading: () => 'This address will soon be free',
    body: ({ site, until }) => [
      `Somebody wanted to use this email address for an account at ${site}. That is not possible yet: until recently it belonged to another account, and until ${until} that can be undone.`,
      'After that you can simply use it. Was it not you? Then you need not do anything.',
    ],
    button: 'Log in',
  },
  addressBanned: {
    subject: ({ site }) => `About your email address at ${site}`,
    heading: () => 'This address cannot be used',
    body: ({ site, support, months }) => [
      `Somebody wanted to use this email address for an account at ${site}. That is not possible: an account with this address is suspended here, because it broke the rules.`,
      `Do you disagree? Write to ${support}. Somebody else looks again, and you get an answer.`,
      `Of this address we keep only a code from which nobody can read it, for at most ${months} months after the suspension. Was it not you? Then you need not do anything.`,
    ],
    button: 'Read the rules',
  },
  newDevice: {
    subject: ({ site }) => `Somebody logged in to your account at ${site}`,
    heading: ({ name }) => `Was that you${nameAfter(name)}?`,
    body: ({ device }) => [
      `Somebody logged in to your account with a device that we did not know yet: ${device}.`,
      'Was it you? Then you need not do anything.',
    ],
    button: 'See your devices',
    rest: () =>
      'Was it not you? Log that device out there and choose another password: then everybody is logged out.',
  },
  leaving: {
    subject: ({ site }) => `You have closed your account at ${site}`,
    heading: ({ name }) => `Sorry to see you go${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Nobody on ${site} sees you any more, and you are logged out everywhere.`,
      `Until ${until} you can come back, with everything you had. After that we erase your data for good.`,
    ],
    button: 'I am coming back',
    after: () =>
      'Do you really want to leave? Then you need not do anything. Was it not you? Come back with the button above.',
    withdraw:
      'Did you buy credits only recently? In this time you can still withdraw from that order, without logging in.',
    withdrawHere: 'Withdraw from contract here',
  },
  restored: {
    subject: ({ site }) => `About your account at ${site}`,
    heading: ({ name }) => `You can go on${nameAfter(name)}`,
    body: () => 'The suspension of your account is lifted. You can log in as before.',
    button: 'Log in',
  },
  goodwill: {
    subject: ({ site }) => `A gift from ${site}`,
    heading: ({ name }) => `This is for you${nameAfter(name)}`,
    body: ({ credits }) =>
      `You get ${credits} ${credits === 1 ? 'credit' : 'credits'} from us as a gift. The gift is on your balance already.`,
    button: 'See your credits',
  },
  erased: {
    subject: ({ site }) => `Your data at ${site} are erased`,
    heading: () => 'Goodbye, and all the best',
    body: ({ site }) => [
      `Your account at ${site} no longer exists. This is what happened to your data.`,
      'This is our last email: we now erase this email address too.',
    ],
    gone: 'Erased',
    goneWhat:
      'email address, password, name, date of birth, town, profile, photos, preferences, consents, likes, devices and the text of your messages',
    kept: 'Kept, without a name',
    keptWhat:
      'payments and the entries of credits, because tax law requires us to keep them for some years; and what was reported, until nobody can object any more. If you were given free credits or were suspended, also a code made from your email address, from which nobody can read it, for at most 24 months',
  },
}
