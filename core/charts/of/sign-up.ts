import { signup } from '#core/account/signup/machine.ts'
import { signupSteps } from '#core/account/signup/rules.ts'
import { chartOf } from '../chart.ts'

export const signUpChart = chartOf(signup, {
  folder: 'core/account/signup',
  title: { nl: 'Aanmelden', en: 'Sign-up' },
  about: {
    nl: 'Aanmelden op één apparaat, van het formulier tot het ingevulde profiel.',
    en: 'Signing up on one device, from the form to the completed profile.',
  },
  begins: [
    { nl: 'Een bezoeker wil lid worden', en: 'A visitor wants to join', facts: { profile: null } },
    {
      nl: 'Een bezoeker kwam voor het profiel van Bram',
      en: 'A visitor came for the profile of Bram',
      facts: { profile: 'bram' },
    },
  ],
  samples: {
    sent: [{ nl: '', en: '', facts: { email: 'anna@vonk.example' } }],
    entered: [
      {
        nl: 'Alle stappen zijn er',
        en: 'All steps are there',
        facts: { offered: [...signupSteps] },
      },
      {
        nl: 'Alleen plaats en profiel',
        en: 'Only place and profile',
        facts: { offered: ['place', 'personal', 'about'] },
      },
      { nl: 'Er is niets meer te vragen', en: 'Nothing is left to ask', facts: { offered: [] } },
    ],
  },
  rules: {
    isOffered: {
      nl: 'Een stap die er niet is, of waar niets meer te vragen valt, wordt overgeslagen.',
      en: 'A step that is not there, or that has nothing left to ask, is left out.',
    },
  },
  effects: {
    signupClosed: {
      nl: 'Verder naar wie de bezoeker kwam bekijken, of naar de leden.',
      en: 'On to whom the visitor came for, or to the members.',
    },
  },
})
