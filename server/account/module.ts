import { ContainerModule } from 'inversify'
import { endHiding } from '../moderation/tokens.ts'
import {
  accounts,
  ageProofs,
  ageProvider,
  archivePacker,
  clock,
  config,
  credentials,
  dispatch,
  geocoder,
  homeOf,
  ids,
  jobQueue,
  limit,
  linkStore,
  liveHints,
  makeLink,
  pageFacts,
  pageTexts,
  passwords,
  personalData,
  photoLibrary,
  sessionStore,
  signupForms,
  store,
  termsStore,
  writeOnce,
} from '../platform/tokens.ts'
import { type Make, maker } from '../platform/wiring.ts'
import { createProveAge } from './age/prove-age.ts'
import { createPackArchive } from './archive/pack.ts'
import { createMailChange } from './credentials/mail-change.ts'
import {
  createChangePassword,
  createCheckReset,
  createRequestReset,
  createResetPassword,
} from './credentials/passwords.ts'
import {
  createCancelDeletion,
  createLookAtReturn,
  createRestoreMembership,
  createScheduleDeletion,
  createSetVisible,
} from './leaving/leaving.ts'
import { createAccountLetters } from './letters.ts'
import { createSaveProfile } from './profile/save-profile.ts'
import { createAccountRoutes } from './routes.ts'
import { createAdmission } from './signin/admission.ts'
import { createGuessLimit } from './signin/guess-limit.ts'
import { createSignIn } from './signin/sign-in.ts'
import { createActivateAccount, createStartAgain } from './signup/activation.ts'
import { createRequestActivationMail, createRequestSignupMail } from './signup/activation-mail.ts'
import { createSignUp } from './signup/sign-up.ts'
import { createShownTerms } from './terms/shown-terms.ts'
import { createTerms } from './terms/terms.ts'
import {
  accountLetters,
  accountRoutes,
  activateAccount,
  admission,
  cancelDeletion,
  changePassword,
  checkReset,
  guessLimit,
  lookAtReturn,
  mailChange,
  packArchive,
  proveAge,
  requestActivationMail,
  requestReset,
  requestSignupMail,
  resetPassword,
  restoreMembership,
  saveProfile,
  scheduleDeletion,
  setVisible,
  shownTerms,
  signIn,
  signUp,
  startAgain,
  terms,
  termsAgreed,
} from './tokens.ts'

const bindWaysIn = (make: Make) => {
  make(shownTerms, createShownTerms, { termsStore, ids, clock }).onDeactivation((shown) =>
    shown.stop(),
  )
  make(terms, ({ config: { languages }, ...parts }) => createTerms({ ...parts, languages }), {
    pageFacts,
    pageTexts,
    termsStore,
    shownTerms,
    ids,
    clock,
    config,
  })
  make(
    termsAgreed,
    (parts) =>
      ({ terms }, site) =>
        parts.terms.isAgreed(site, terms),
    { terms },
  )
  make(signUp, createSignUp, {
    terms,
    dispatch,
    store,
    signupForms,
    limit,
    passwords,
    jobQueue,
    geocoder,
    ids,
    clock,
  })
  make(activateAccount, createActivateAccount, {
    dispatch,
    signupForms,
    passwords,
    limit,
    guessLimit,
    ids,
    clock,
  })
  make(startAgain, createStartAgain, { dispatch, signupForms, ids })
  make(requestActivationMail, createRequestActivationMail, {
    dispatch,
    store,
    accounts,
    limit,
    ids,
  })
  make(requestSignupMail, createRequestSignupMail, { dispatch, signupForms, jobQueue, ids, clock })
}

const bindSignIn = (make: Make) => {
  make(admission, createAdmission, { store, clock })
  make(guessLimit, createGuessLimit, {
    limit,
    sessionStore,
    accounts,
    credentials,
    jobQueue,
    ids,
    clock,
  })
  make(signIn, createSignIn, {
    dispatch,
    store,
    accounts,
    admission,
    restoreMembership,
    guessLimit,
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
  make(requestReset, createRequestReset, { credentials, jobQueue, ids })
  make(checkReset, createCheckReset, { linkStore, ids, clock })
  make(resetPassword, createResetPassword, {
    credentials,
    passwords,
    linkStore,
    writeOnce,
    liveHints,
    ids,
    clock,
  })
  make(mailChange, createMailChange, {
    credentials,
    accounts,
    signupForms,
    passwords,
    linkStore,
    store,
    dispatch,
    writeOnce,
    limit,
    guessLimit,
    jobQueue,
    liveHints,
    ids,
    clock,
  })
}

const bindStaying = (make: Make) => {
  make(saveProfile, createSaveProfile, { accounts, dispatch, endHiding, geocoder })
  make(scheduleDeletion, createScheduleDeletion, { dispatch, accounts, passwords, ids })
  make(restoreMembership, createRestoreMembership, { dispatch })
  make(cancelDeletion, createCancelDeletion, { dispatch, linkStore, ids })
  make(lookAtReturn, createLookAtReturn, { store, linkStore, ids, clock })
  make(setVisible, createSetVisible, { dispatch })
  make(proveAge, createProveAge, { ageProvider, ageProofs, homeOf, clock, ids, liveHints })
  make(packArchive, createPackArchive, {
    accounts,
    personalData,
    photoLibrary,
    passwords,
    archivePacker,
    limit,
    guessLimit,
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
      startAgain,
      activateAccount,
      requestActivationMail,
      requestSignupMail,
      signIn,
      admission,
      scheduleDeletion,
      cancelDeletion,
      lookAtReturn,
      linkStore,
      setVisible,
      changePassword,
      requestReset,
      checkReset,
      resetPassword,
      mailChange,
      packArchive,
      proveAge,
      terms,
      saveProfile,
      limit,
      guessLimit,
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
  bindSignIn(make)
  bindCredentials(make)
  bindStaying(make)
  bindTables(make)
})
