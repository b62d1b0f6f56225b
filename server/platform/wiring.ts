import type { BindInWhenOnFluentSyntax, BindToFluentSyntax, ServiceIdentifier } from 'inversify'

type Bind = <T>(made: ServiceIdentifier<T>) => BindToFluentSyntax<T>
/** For each of the parts, the token of one of its type. */
export type TokensOf<P> = { [K in keyof P]: ServiceIdentifier<P[K]> }

/** By what a part is asked for; its type goes with it. */
export const token = <T>(name: string) => Symbol(name) as ServiceIdentifier<T>

export type Make = ReturnType<typeof maker>

/**
 * Binds what a factory makes of its parts, each by its token: one that is missing or of
 * another type does not compile. It is made when it is first asked for.
 */
export const maker =
  (bind: Bind) =>
  <T, P extends object>(
    made: ServiceIdentifier<T>,
    factory: (parts: P) => T | Promise<T>,
    tokens: TokensOf<P>,
  ): BindInWhenOnFluentSyntax<T> => {
    const names = Object.keys(tokens)
    const parts = (values: unknown[]) =>
      Object.fromEntries(names.map((name, index) => [name, values[index]])) as P
    return bind(made).toResolvedValue(
      (...values: unknown[]) => factory(parts(values)),
      Object.values(tokens),
    )
  }
