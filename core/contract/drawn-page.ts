import type { Language } from '#core/kernel/languages.ts'
import type { RouteName } from '#core/site/routes.ts'
import type { Settings } from '#core/site/views.ts'
import type { Answer, AskedQuery } from './contract.ts'
import type { User } from './shapes.ts'

/** What a page may ask before it shows, beside the settings and who is logged in. */
export type FirstKey =
  | 'GET /api/members.php'
  | 'GET /api/regions.php'
  | 'GET /api/discountcode.php'
  | 'GET /api/page.php'
  | 'GET /api/pricing.php'
  | 'GET /api/companyinfo.php'
export type FirstCalls = { [K in FirstKey]?: AskedQuery<K> }
/** Null: it was refused. */
export type FirstAnswers = { [K in FirstKey]?: Answer<K> | null }

/** Paths of built files, each beginning with a slash. */
export type PageFiles = {
  scripts: string[]
  /** All that it needs beside what every page has, in one. */
  sheet: string
  /** What is in it, under the names by which the program asks for it. */
  styles: string[]
}

/** What was built for the pages, beside what comes with every one of them. */
export type FilesOfPages = {
  routes: Partial<Record<RouteName, PageFiles>>
  /** Scripts that members need, and those with a welcome bonus. */
  member: string[]
  bonus: string[]
  texts: Record<Language, string[]>
  /** Of these alone the members need no others. */
  memberTexts: Record<Language, string[]>
  /** The script of a page that a visitor reads before its program comes. */
  reading: string
  /** The script that opens the warning of the entry. */
  entry: string
}

export type PageAddress = {
  name: RouteName
  pathname: string
  search: string
  settings: Settings
}

/** Who opens which page. */
export type PageVisit = PageAddress & {
  /** Null: a visitor. */
  user: User | null
  /** The time of the product, as ISO 8601. */
  now: string
  /** What the browser sends along, in which it may remember a language. */
  cookies: string
}

export type PageFacts = PageVisit & {
  answers: FirstAnswers
  files: FilesOfPages
}

export type DrawnPage = {
  language: string
  /** What the head names beside the files of every page. */
  head: string
  /** What stands on the page until the program takes over. */
  body: string
  /** The script with which a visitor reads it before its program comes; null: that comes at once. */
  reading: string | null
  /** What the program begins with: keys of its queries, and what was answered. */
  known: readonly (readonly [key: readonly unknown[], answer: unknown])[]
}

/** The drawing of pages as it was built beside the client. */
export type PageDrawing = {
  /** What a page asks whoever it is for. */
  firstCalls: (address: PageAddress) => Promise<FirstCalls>
  /** What it asks for this one. */
  laterCalls: (visit: PageVisit) => FirstCalls
  drawPage: (facts: PageFacts) => Promise<DrawnPage>
}
