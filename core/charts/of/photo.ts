import { photo } from '#core/photo/machine.ts'
import { NOTICE_LOCK_HOURS, PHOTO_LEASE_MINUTES } from '#core/photo/rules.ts'
import { chartOf } from '../chart.ts'

const [eva, finn] = ['eva', 'finn']
const pairs = [
  { nl: 'Eva, met Finn erbij', en: 'Eva, with Finn', facts: { by: eva, second: finn } },
  { nl: 'Eva alleen', en: 'Eva alone', facts: { by: eva, second: eva } },
] as const

export const photoChart = chartOf(photo, {
  folder: 'core/photo',
  title: { nl: 'Foto', en: 'Photo' },
  about: {
    nl: 'Wat er gebeurt met een foto die een lid stuurt: bekeken, goedgekeurd, afgewezen met een reden, of meteen op slot.',
    en: 'What becomes of a photo that a member sends: looked at, approved, refused with a reason, or locked at once.',
  },
  begins: [
    {
      nl: 'Bram zet een foto op zijn profiel',
      en: 'Bram adds a photo to his profile',
      facts: { photo: 'foto', account: 'bram', talk: null },
    },
    {
      nl: 'Bram stuurt een foto aan Anna, en Anna meldt hem',
      en: 'Bram sends Anna a photo, and Anna reports it',
      facts: {
        photo: 'bericht',
        account: 'bram',
        talk: { conversation: 'gesprek', other: 'anna' },
      },
    },
  ],
  samples: {
    claim: [
      { nl: 'Medewerker Eva', en: 'Eva of the staff', facts: { by: eva, involved: false } },
      { nl: 'Medewerker Finn', en: 'Finn of the staff', facts: { by: finn, involved: false } },
      { nl: 'Wie er zelf op staat', en: 'Whose photo it is', facts: { by: finn, involved: true } },
    ],
    approve: [
      { nl: 'Eva', en: 'Eva', facts: { by: eva } },
      { nl: 'Finn', en: 'Finn', facts: { by: finn } },
    ],
    refuse: [
      { nl: 'Eva', en: 'Eva', facts: { by: eva, case: 'zaak' } },
      { nl: 'Finn', en: 'Finn', facts: { by: finn, case: 'zaak' } },
    ],
    lock: [
      { nl: 'Anna meldt de foto', en: 'Anna reports it', facts: { case: 'zaak', hash: null } },
    ],
    lockForTerm: [
      {
        nl: 'Een buurman zonder account meldt de foto',
        en: 'A neighbour without an account reports it',
        facts: { case: 'zaak', hash: null },
      },
    ],
    handOver: [...pairs],
    destroy: [...pairs],
    remove: [
      { nl: 'Bram', en: 'Bram', facts: { by: 'bram' } },
      { nl: 'Iemand anders', en: 'Somebody else', facts: { by: 'anna' } },
    ],
  },
  rules: {
    mayLook: {
      nl: 'Eén medewerker tegelijk, en nooit bij een eigen foto.',
      en: 'One member of staff at a time, and never at a photo of their own.',
    },
    mayJudge: {
      nl: 'Alleen wie de foto voor zich heeft besluit.',
      en: 'Only who has the photo before them decides.',
    },
    isOwnPhoto: {
      nl: 'Alleen van jezelf haal je een foto weg.',
      en: 'One takes away one’s own photos alone.',
    },
    wasRefused: {
      nl: 'Was de foto al afgewezen, dan blijft hij dat.',
      en: 'One that was refused already stays so.',
    },
    wasApproved: {
      nl: 'Was de foto al bekeken en goed, dan blijft hij dat.',
      en: 'One that was looked at and approved already stays so.',
    },
    wasShown: {
      nl: 'Was de foto al te zien, dan komt hij terug, en wacht op een mens.',
      en: 'One that was shown already comes back, and waits for a person.',
    },
    areTwo: {
      nl: 'Overdragen en vernietigen doen twee mensen samen.',
      en: 'Two people hand over and destroy together.',
    },
  },
  effects: {
    photoCame: { nl: 'De foto staat in de rij bij de balie.', en: 'The photo waits at the desk.' },
    photoApproved: { nl: 'Anderen zien de foto.', en: 'Others see the photo.' },
    photoRefused: {
      nl: 'Dezelfde foto wacht voortaan eerst op een mens.',
      en: 'From now on the same photo waits for a person first.',
    },
    photoLocked: { nl: 'Niemand ziet de foto meer.', en: 'Nobody sees the photo any more.' },
    photoUnlocked: { nl: 'De foto is wat hij was.', en: 'The photo is what it was.' },
    photoDestroyed: { nl: 'De bestanden zijn weg.', en: 'The files are gone.' },
  },
  delays: {
    lease: {
      nl: `${PHOTO_LEASE_MINUTES} minuten om te kijken`,
      en: `${PHOTO_LEASE_MINUTES} minutes to look`,
    },
    lockTerm: {
      nl: `${NOTICE_LOCK_HOURS} uur zonder besluit`,
      en: `${NOTICE_LOCK_HOURS} hours without a decision`,
    },
  },
  groups: {
    pending: { nl: 'Nog niet te zien', en: 'Not shown yet' },
    shown: { nl: 'Te zien', en: 'Shown' },
    locked: { nl: 'Op slot', en: 'Locked' },
  },
})
