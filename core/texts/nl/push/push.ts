/** Push messages, in Dutch. */
export const nlPush = {
  push: {
    title: 'Meldingen op dit apparaat',
    here: 'Op dit apparaat',
    text: 'Je kiest zelf wat erop staat.',
    on: 'Meldingen aanzetten',
    off: 'Meldingen uitzetten',
    start: 'Aanzetten',
    end: 'Uitzetten',
    isOn: 'Meldingen staan aan op dit apparaat.',
    isDenied:
      'Je browser weigert meldingen van {{name}}. Dat verander je bij de instellingen van je browser.',
    notSaved: 'Meldingen aanzetten is niet gelukt. Probeer het nog eens.',
    alert: 'Mis geen bericht',
    disabled: 'Meldingen staan uit',
    disabledText: 'Je hoort het nu niet als iemand je schrijft.',
    disabledWay: 'Bekijk',
    alertText: 'Zet meldingen aan, dan hoor je het als iemand antwoordt.',
  },
} as const
