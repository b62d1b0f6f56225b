/** Consent to keep special data, in Dutch. */
export const nlConsent = {
  consent: {
    title: 'Wie je zoekt',
    given:
      'Op {{date}} vond je het goed dat we bewaren wie je zoekt. Trek je dat in, dan wissen we het en laten we je iedereen zien.',
    everybody: 'Iedereen',
    none: 'We bewaren niet wie je zoekt. Je ziet iedereen, tot je het goed vindt dat we het weer onthouden.',
    withdraw: 'Trek mijn toestemming in',
    give: 'Ik vind het goed dat dit bewaard wordt',
  },
} as const
