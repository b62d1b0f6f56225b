import { SPOKEN } from './spoken.ts'

/** What neither shows words nor is read by somebody. */
const SILENT = ['NOSCRIPT', 'SCRIPT', 'STYLE']

/** In the head: what a browser shows, and what goes along when the page is shared. */
const TOLD = 'title, link[rel="canonical"], meta[name="description"], meta[property]'

/** What one chooses from is told apart by what it stands for, since other words may be offered. */
const kindOf = (node: Node) => {
  if (!(node instanceof Element)) return node.nodeName
  const value = node instanceof HTMLOptionElement ? node.value : ''
  return [node.nodeName, node.getAttribute('class'), value].join()
}
const isAlike = (one: Node, other: Node) => kindOf(one) === kindOf(other)

/** What a script or a reader added stays: no attribute is taken, and none comes that was not there. */
const sayAttributes = (from: Element, to: Element) => {
  for (const { name, value } of to.attributes) {
    const was = from.getAttribute(name)
    if (was !== null && was !== value) from.setAttribute(name, value)
  }
}

const sayTemplate = (from: HTMLTemplateElement, to: HTMLTemplateElement) =>
  from.content.replaceChildren(...to.content.childNodes)

/** What has no like in the other language goes, what has none in this one comes. */
const sayParts = (from: Element, to: Element) => {
  let at = from.firstChild
  for (const other of [...to.childNodes]) {
    let like = at
    while (like && !isAlike(like, other)) like = like.nextSibling
    if (!like) {
      from.insertBefore(other, at)
      continue
    }
    while (at !== like) at = without(at as ChildNode)
    at = like.nextSibling
    say(like, other)
  }
  while (at) at = without(at)
}

const without = (node: ChildNode): ChildNode | null => {
  const next = node.nextSibling
  node.remove()
  return next
}

/**
 * Says one page in the words of another, which is the same page in another language. Elements stay,
 * with what is typed in them, what plays in them and who listens to them.
 */
const say = (from: Node, to: Node) => {
  if (from instanceof Text) {
    if (from.data !== to.textContent) from.data = to.textContent ?? ''
    return
  }
  if (!(from instanceof Element && to instanceof Element)) return
  if (SILENT.includes(from.nodeName)) return
  sayAttributes(from, to)
  if (from instanceof HTMLTemplateElement) sayTemplate(from, to as HTMLTemplateElement)
  else sayParts(from, to)
}

const sayHead = ({ head }: Document) => {
  const others = [...head.querySelectorAll(TOLD)]
  for (const [at, one] of [...document.head.querySelectorAll(TOLD)].entries()) {
    const other = others[at]
    if (other && isAlike(one, other)) say(one, other)
  }
}

/** Of the same build, with the same program before it or behind it. */
const isOfSame = (next: Document) =>
  ['script[type="module"][src]', 'template#program'].every((one) => {
    const [was, is] = [document.querySelector(one), next.querySelector(one)]
    return was?.getAttribute('src') === is?.getAttribute('src') && !was === !is
  })

let asked = 0

const pageAt = async (path: string) => {
  const answer = await fetch(path, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`Not to be had: ${answer.status}`)
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return { next, url: answer.url }
}

/**
 * Shows this page at an address in the language that is kept by then, in place. What is chosen
 * meanwhile comes instead of it. Answers `lost` where the page cannot be had, and `other` where it is
 * another than this one by now.
 */
export const speak = async (path: string): Promise<'said' | 'lost' | 'other'> => {
  asked += 1
  const mine = asked
  const found = await pageAt(path).catch(() => null)
  if (mine !== asked) return 'said'
  if (!found) return 'lost'
  const { next, url } = found
  if (!isOfSame(next)) return 'other'
  document.documentElement.lang = next.documentElement.lang
  sayHead(next)
  say(document.body, next.body)
  window.history.replaceState(window.history.state, '', url + window.location.hash)
  document.dispatchEvent(new Event(SPOKEN))
  return 'said'
}
