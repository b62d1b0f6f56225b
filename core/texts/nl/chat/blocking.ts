/** Members that one blocks, and conversations that have ended, in Dutch. */
export const nlBlocking = {
  blocks: {
    block: 'Blokkeren',
    blockName: '{{name}} blokkeren',
    menu: 'Meer',
    sure: '{{name}} blokkeren? Jullie gesprek en likes verdwijnen en jullie zien elkaar niet meer. Je kunt later weer deblokkeren.',
    done: '{{name}} is geblokkeerd.',
    lift: 'Deblokkeren',
    liftName: '{{name}} deblokkeren',
    lifted: '{{name}} is niet meer geblokkeerd.',
    title: 'Geblokkeerde leden',
    text: 'Wie je blokkeert, ziet je niet en kan je niets sturen. Diegene krijgt daar geen bericht van.',
    none: 'Je hebt niemand geblokkeerd',
    noneText: 'Blokkeren kan op een profiel en in een gesprek.',
  },
  gone: {
    name: 'Verwijderd lid',
    title: 'Dit gesprek is er niet meer',
    text: 'Het lid is weg of het gesprek is verwijderd. Er zijn nog genoeg anderen om mee te chatten.',
    look: 'Bekijk leden',
    removed: 'Dit bericht is gewist.',
    refunded: 'Niet gelezen, je credits zijn terug',
    unanswered: 'Geen antwoord binnen 48 uur, je credits zijn terug',
  },
} as const
