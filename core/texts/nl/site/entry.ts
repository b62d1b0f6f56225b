/** The warning that the site is for adults, in Dutch. */
export const nlEntry = {
  entry: {
    title: 'Deze site is voor volwassenen',
    text: 'Hier daten en chatten mensen van {{age}} jaar en ouder, ook over seks. Kom binnen als je {{age}} of ouder bent.',
    yes: 'Ik ben {{age}} of ouder',
    no: 'Ik ben jonger dan {{age}}',
    noScript: 'Zet JavaScript aan in je browser, dan kun je verder.',
  },
} as const
