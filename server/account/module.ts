import { ContainerModule } from 'inversify'
import {
  accounts,
  clock,
  config,
  credentials,
  dispatch,
  ids,
  jobQueue,
  library,
  limit,
  links,
  liveHints,
  makeLink,
  packer,
  passwords,
  personalData,
  sessionStore,
  signupForms,
  store,
  writeOnce,
} from '../platform/tokens.ts'
import { type Make, maker } from '../platform/wiring.ts'
import { createPackArchive } from './archive/pack.ts'
import { createMailChange } from './credentials/mail-change.ts'
import {
  createAskReset,
  createChangePassword,
  createCheckReset,
  createResetPassword,
} from './credentials/passwords.ts'
import {
  createCancelDeletion,
  createRestoreMembership,
  createScheduleDeletion,
  createSetVisible,
} from './leaving/leaving.ts'
import { createAccountLetters } from './letters.ts'
import { createAccountRoutes } from './routes.ts'
import { createAdmission } from './signin/admission.ts'
import { createSignIn } from './signin/sign-in.ts'
import { createActivateAccount } from './signup/activation.ts'
import { createAskMail, createAskSignupMail } from './signup/activation-mail.ts'
import { createSignUp } from './signup/sign-up.ts'
import { createSuspend } from './suspend.ts'
import {
  accountLetters,
  accountRoutes,
  activateAccount,
  admission,
  askMail,
  askReset,
  askSignupMail,
  cancelDeletion,
  changePassword,
  checkReset,
  mailChange,
  packArchive,
  resetPassword,
  restoreMembership,
  scheduleDeletion,
  setVisible,
  signIn,
  signUp,
  suspend,
} from './tokens.ts'

const bindWaysIn = (make: Make) => {
  make(signUp, createSignUp, {
    dispatch,
    store,
    signupForms,
    limit,
    passwords,
    jobQueue,
    ids,
    clock,
  })
  make(activateAccount, createActivateAccount, {
    dispatch,
    signupForms,
    passwords,
    ids,
    clock,
  })
  make(askMail, createAskMail, { dispatch, store, accounts, limit, ids })
  make(askSignupMail, createAskSignupMail, { dispatch, signupForms, jobQueue, ids, clock })
  make(admission, createAdmission, { store, clock })
  make(signIn, createSignIn, {
    dispatch,
    store,
    accounts,
    admission,
    restoreMembership,
    passwords,
    ids,
    clock,
  })
}

const bindCredentials = (make: Make) => {
  make(changePassword, createChangePassword, {
    credentials,
    accounts,
    passwords,
    writeOnce,
    liveHints,
    ids,
    clock,
  })
  make(askReset, createAskReset, { credentials, jobQueue, ids })
  make(checkReset, createCheckReset, { links, ids, clock })
  make(resetPassword, createResetPassword, {
    credentials,
    passwords,
    links,
    writeOnce,
    liveHints,
    ids,
    clock,
  })
  make(mailChange, createMailChange, {
    credentials,
    accounts,
    passwords,
    links,
    store,
    dispatch,
    writeOnce,
    limit,
    jobQueue,
    liveHints,
    ids,
    clock,
  })
}

const bindStaying = (make: Make) => {
  make(scheduleDeletion, createScheduleDeletion, { dispatch, accounts, passwords, ids })
  make(restoreMembership, createRestoreMembership, { dispatch })
  make(cancelDeletion, createCancelDeletion, { dispatch, links, ids })
  make(setVisible, createSetVisible, { dispatch })
  make(suspend, createSuspend, { dispatch, accounts, ids })
  make(packArchive, createPackArchive, {
    accounts,
    personalData,
    library,
    passwords,
    packer,
    limit,
    clock,
  })
}

/** What the platform has of accounts, for its tables. */
const bindTables = (make: Make) => {
  make(accountLetters, createAccountLetters, {
    accounts,
    credentials,
    signupForms,
    store,
    makeLink,
    clock,
  })
  make(
    accountRoutes,
    ({ config: { languages }, ...parts }) => createAccountRoutes({ ...parts, languages }),
    {
      accounts,
      sessionStore,
      signUp,
      activateAccount,
      askMail,
      askSignupMail,
      signIn,
      admission,
      scheduleDeletion,
      cancelDeletion,
      setVisible,
      changePassword,
      askReset,
      checkReset,
      resetPassword,
      mailChange,
      packArchive,
      suspend,
      limit,
      liveHints,
      ids,
      clock,
      config,
    },
  )
}

/** How members get in, stay, keep others out and leave. */
export const accountModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  bindWaysIn(make)
  bindCredentials(make)
  bindStaying(make)
  bindTables(make)
})
