import * as z from 'zod/mini'
import { ageProofModes } from '#core/account/age/values.ts'
import { gifts } from '#core/chat/values.ts'
import { count } from '#core/contract/shapes.ts'
import { currencies } from '#core/kernel/money.ts'
import { welcomeOffers } from '#core/payment/discount/values.ts'
import { photoLooks } from '#core/photo/values.ts'

/** The settings of a site: the 34 fields of the product spec (section 3), and ours. */
export const settings = z.object({
  countries: z.array(z.string()),
  name: z.string(),
  index_title: z.string(),
  description: z.string(),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.array(z.string()),
  geoip_country: z.string(),
  geoip_selected_country: z.string(),
  cdn_prefix: z.string(),
  message_credits: count,
  photo_credits: count,
  gift_credits: count,
  /** Of the catalogue; left out: none. */
  gifts_left_out: z.optional(z.array(z.enum(gifts))),
  signup_credits: count,
  message_length: count,
  minimum_message_costs: z.record(
    z.string(),
    z.object({ costs: z.number(), currency: z.enum(currencies) }),
  ),
  support_email: z.string(),
  support_phone: z.string(),
  enable_site_entry_popup: z.boolean(),
  /** The only countries whose visitors it warns; left out: all. */
  entry_countries: z.optional(z.array(z.string())),
  push_public_key: z.string(),
  search_fields: z.array(z.string()),
  domain: z.string(),
  domain_language: z.string(),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  refund_days: count,
  signups: z.string(),
  logged_out_search: z.string(),
  logged_out_search_trafficsource: z.string(),
  member_resell: z.boolean(),
  niche: z.int(),
  company_id: count,
  mail_name: z.string(),
  fictional_icon: z.boolean(),
  min_age: count,
  /** How many of the latest messages of a conversation a free member is shown; left out: all. */
  chat_history_messages: z.optional(count),
  /** When the site asks for a proof of age; left out: never. */
  age_proof: z.optional(z.enum(ageProofModes)),
  /** Whether photos of profiles are looked at before others see them; left out: after. */
  photo_look: z.optional(z.enum(photoLooks)),
  /** What the site says of Premium beside what it gives; left out: nothing. */
  premium_claim: z.optional(z.string()),
  /** So many credits a member has at most before a direct debit is paid; left out: none. */
  debit_advance: z.optional(count),
  /** What newcomers get off their first purchase; left out: the time bonus. */
  welcome_offer: z.optional(z.enum(welcomeOffers)),
  /** An advertisement among the members found, with its words by language; left out: none. */
  cam_tile: z.optional(
    z.object({
      title: z.record(z.string(), z.string()),
      text: z.record(z.string(), z.string()),
      image: z.string(),
      link: z.string(),
    }),
  ),
  languages: z.array(z.string()),
  /** Of those, what is spoken in the country that was found or chosen, in its order. */
  visible_languages: z.array(z.string()),
  design_version: count,
  /** Demo data, the sandbox bank and the mailbox are there to be tried. */
  demo: z.boolean(),
})
export type Settings = z.output<typeof settings>
export const companyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  /** By which banks know who collects direct debits; without it nobody pays so. */
  creditor_id: z.optional(z.string()),
  support_phone: z.string(),
  delete_discount: count,
  added: z.iso.datetime(),
})
export type CompanyInfo = z.output<typeof companyInfo>
