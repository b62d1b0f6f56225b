import { Container } from 'inversify'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { maker, type TokensOf, token } from '#server/platform/wiring.ts'

type Drawer = { draw(): string }
type Counter = { count(): number }
type Of<T> = ReturnType<typeof token<T>>

const drawer = token<Drawer>('drawer')
const counter = token<Counter>('counter')
const sentence = token<{ text: string }>('sentence')

const createSentence = ({ drawer, counter }: { drawer: Drawer; counter: Counter }) => ({
  text: `${drawer.draw()} ${counter.count()}`,
})

const containerWithParts = () => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(drawer).toConstantValue({ draw: () => 'drawn' })
  container.bind(counter).toConstantValue({ count: () => 2 })
  return { container, make: maker((made) => container.bind(made)) }
}

describe('a part that is made of others', () => {
  it('gets each of them under its own name, in whatever order they are named', () => {
    const { container, make } = containerWithParts()
    make(sentence, createSentence, { counter, drawer })
    expect(container.get(sentence)).toEqual({ text: 'drawn 2' })
  })

  it('is made once, when it is first asked for', () => {
    const { container, make } = containerWithParts()
    let made = 0
    make(sentence, () => ({ text: String(++made) }), {})
    expect(made).toBe(0)
    expect(container.get(sentence)).toBe(container.get(sentence))
  })

  it('is another part than one of the same name', () => {
    expect(token('drawer')).not.toBe(drawer)
  })
})

describe('the tokens of its parts', () => {
  type Needed = TokensOf<{ drawer: Drawer; counter: Counter }>

  it('fit where each is of the type that the part asks for', () => {
    expectTypeOf<{ drawer: Of<Drawer>; counter: Of<Counter> }>().toExtend<Needed>()
  })

  it('do not compile where one is missing', () => {
    expectTypeOf<{ drawer: Of<Drawer> }>().not.toExtend<Needed>()
  })

  it('do not compile where one is in the place of another', () => {
    expectTypeOf<{ drawer: Of<Counter>; counter: Of<Drawer> }>().not.toExtend<Needed>()
  })
})
