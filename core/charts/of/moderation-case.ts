import { moderationCase } from '#core/moderation/machine.ts'
import { APPEAL_DAYS, CASE_LEASE_MINUTES, EVIDENCE_DAYS } from '#core/moderation/rules.ts'
import type { NewReport, NewStatement } from '#core/moderation/values.ts'
import { chartOf } from '../chart.ts'

const report: NewReport = {
  id: 'melding',
  reporter: 'anna',
  reason: 'fraud',
  words: '',
  passage: '',
  mail: '',
  name: '',
  place: '',
}
const statement: NewStatement = { id: 'motivering', rule: 'fraud', facts: 'Vraagt om geld.' }
const evidence: [] = []
const [eva, finn] = ['eva', 'finn']

export const moderationCaseChart = chartOf(moderationCase, {
  folder: 'core/moderation',
  title: { nl: 'Melding en besluit', en: 'Report and decision' },
  about: {
    nl: 'Van melding tot besluit, en van bezwaar tot uitkomst. Over een bezwaar beslist altijd iemand anders.',
    en: 'From report to decision, and from objection to outcome. Another person always decides on an objection.',
  },
  begins: [
    {
      nl: 'Anna meldt een bericht van Bram',
      en: 'Anna reports a message of Bram',
      facts: { case: 'zaak', accused: 'bram', subject: 'message', about: 'bericht', urgency: 1 },
    },
    {
      nl: 'Iemand van buiten meldt iets zonder te zeggen van wie het is',
      en: 'A stranger reports something without saying whose it is',
      facts: { case: 'zaak', accused: null, subject: 'notice', about: null, urgency: 2 },
    },
  ],
  samples: {
    report: [
      { nl: 'Dringender', en: 'More urgent', facts: { urgency: 0, report, evidence } },
      { nl: 'Minder dringend', en: 'Less urgent', facts: { urgency: 2, report, evidence } },
    ],
    claim: [
      { nl: 'Medewerker Eva', en: 'Eva of the staff', facts: { by: eva, involved: false } },
      { nl: 'Medewerker Finn', en: 'Finn of the staff', facts: { by: finn, involved: false } },
      {
        nl: 'Wie het zelf aangaat',
        en: 'Somebody it is about',
        facts: { by: finn, involved: true },
      },
    ],
    release: [
      { nl: 'Eva', en: 'Eva', facts: { by: eva } },
      { nl: 'Finn', en: 'Finn', facts: { by: finn } },
    ],
    decide: [
      {
        nl: 'Eva vindt niets',
        en: 'Eva finds nothing',
        facts: { by: eva, decision: 'nothing_found', days: null, statement, restriction: null },
      },
      {
        nl: 'Eva schorst voor 7 dagen',
        en: 'Eva suspends for 7 days',
        facts: { by: eva, decision: 'suspend', days: 7, statement, restriction: 'maatregel' },
      },
      {
        nl: 'Finn verwijdert het bericht',
        en: 'Finn removes the message',
        facts: {
          by: finn,
          decision: 'remove_message',
          days: null,
          statement,
          restriction: 'maatregel',
        },
      },
      {
        nl: 'Eva schorst zonder te zeggen hoe lang',
        en: 'Eva suspends without saying for how long',
        facts: { by: eva, decision: 'suspend', days: null, statement, restriction: 'maatregel' },
      },
    ],
    tellPolice: [
      { nl: 'Eva', en: 'Eva', facts: { by: eva, number: '2026-1' } },
      { nl: 'Finn', en: 'Finn', facts: { by: finn, number: '2026-1' } },
    ],
    appeal: [
      { nl: 'Bram', en: 'Bram', facts: { party: 'accused', words: 'Dat was ik niet.' } },
      { nl: 'Anna', en: 'Anna', facts: { party: 'reporter', words: 'Kijk nog eens.' } },
    ],
    uphold: [
      { nl: 'Eva', en: 'Eva', facts: { by: eva, statement } },
      { nl: 'Finn', en: 'Finn', facts: { by: finn, statement } },
    ],
    overturn: [
      { nl: 'Eva', en: 'Eva', facts: { by: eva, statement } },
      { nl: 'Finn', en: 'Finn', facts: { by: finn, statement } },
    ],
  },
  rules: {
    mayClaim: {
      nl: 'Eén medewerker tegelijk, nooit wie het zelf aangaat, en bij een bezwaar nooit wie het besluit nam.',
      en: 'One member of staff at a time, never somebody it is about, and of an objection never who took the decision.',
    },
    mayRelease: {
      nl: 'Alleen wie de zaak voor zich heeft legt hem terug, of noteert dat de politie het weet.',
      en: 'Only who has the case puts it back, or notes that the police was told.',
    },
    mayDecide: {
      nl: 'Alleen wie de zaak voor zich heeft besluit, en alleen wat hier kan: een pauze en een schorsing hebben een einde, een blokkade niet.',
      en: 'Only who has the case decides, and only what is possible here: a pause and a suspension have an end, a ban has none.',
    },
    mayAppeal: {
      nl: 'Wie een besluit treft maakt daar één keer bezwaar tegen; wie meldde doet dat als er niets gevonden is.',
      en: 'Whom a decision is against objects to it once; who reported does so where nothing was found.',
    },
    mayUphold: {
      nl: 'Alleen wie het bezwaar voor zich heeft, en nooit wie het besluit nam.',
      en: 'Only who has the objection, and never who took the decision.',
    },
    mayOverturn: {
      nl: 'Zo ook het terugdraaien, bij het bezwaar van wie het besluit treft.',
      en: 'So too for taking it back, where the one whom it is against objects.',
    },
    mayDecideAnew: {
      nl: 'Bij het bezwaar van wie meldde neemt een andere medewerker een nieuw besluit.',
      en: 'Where the reporter objects another member of staff decides anew.',
    },
  },
  effects: {
    caseDecided: {
      nl: 'Wie het aangaat krijgt de motivering, en wie meldde de uitkomst.',
      en: 'Whom it is about gets the reasons, and who reported the outcome.',
    },
    policeTold: {
      nl: 'Het staat in het logboek, met het nummer.',
      en: 'It stands in the log, with the number.',
    },
    appealed: { nl: 'Het bezwaar ligt bij de balie.', en: 'The objection is at the desk.' },
    caseUpheld: {
      nl: 'Wie bezwaar maakte hoort waarom het besluit blijft.',
      en: 'Who objected is told why the decision stands.',
    },
    caseOverturned: {
      nl: 'Wat gold is opgeheven, en het lid krijgt excuses.',
      en: 'What held is lifted, and the member gets an apology.',
    },
    caseClosed: { nl: 'Wat gemeld werd wordt gewist.', en: 'What was reported is erased.' },
  },
  delays: {
    lease: {
      nl: `${CASE_LEASE_MINUTES} minuten om te besluiten`,
      en: `${CASE_LEASE_MINUTES} minutes to decide`,
    },
    appealTerm: {
      nl: `${APPEAL_DAYS} dagen om bezwaar te maken`,
      en: `${APPEAL_DAYS} days to object`,
    },
    evidenceTerm: {
      nl: `${EVIDENCE_DAYS} dagen na de uitkomst`,
      en: `${EVIDENCE_DAYS} days after the outcome`,
    },
  },
})
