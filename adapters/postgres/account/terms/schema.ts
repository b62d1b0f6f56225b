import { defineEntity, p } from '@mikro-orm/postgresql'
import { Site } from '../../site/schema.ts'
import { Account } from '../schema.ts'

/** Which terms a member agreed to, and when: rows are added, never changed. */
export const TermsConsent = defineEntity({
  name: 'TermsConsent',
  tableName: 'terms_consent',
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    givenAt: p.datetime().columnType('timestamptz').primary(),
    version: p.text(),
  },
})

/** What a version says to which somebody agreed. */
export const TermsText = defineEntity({
  name: 'TermsText',
  tableName: 'terms_text',
  properties: { version: p.text().primary(), markdown: p.text() },
})

/** Which terms each running server shows. */
export const TermsShown = defineEntity({
  name: 'TermsShown',
  tableName: 'terms_shown',
  properties: {
    site: () =>
      p.manyToOne(Site).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    language: p.text().primary(),
    serverId: p.uuid().primary(),
    version: p.text(),
    shownAt: p.datetime().columnType('timestamptz'),
  },
})
