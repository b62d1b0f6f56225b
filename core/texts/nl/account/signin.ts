/** Logging in, in Dutch. */
export const nlSignin = {
  login: {
    title: 'Welkom terug',
    submit: 'Inloggen',
    new: 'Nog geen account?',
    forgot: 'Wachtwoord vergeten?',
    personas: 'Kijk mee als iemand anders',
    withdraw: 'Een bestelling herroepen zonder in te loggen',
    next: 'Log in om verder te gaan.',
    lapsed: 'Je bent uitgelogd. Log weer in: wat je typte staat er nog.',
  },
} as const
