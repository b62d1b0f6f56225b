/** Whether a member stands on pages on which visitors land, in Dutch. */
export const nlOutside = {
  outside: {
    shown: 'Mijn profiel als uitnodiging',
    shownText:
      'Zet je het aan, dan kan je profiel staan op een pagina voor mensen zonder account. Zet je het uit, dan is het daar meteen weg.',
  },
} as const
