import type { BindInWhenOnFluentSyntax, Container, ServiceIdentifier } from 'inversify'

type Needs<D> = { [K in keyof D]: ServiceIdentifier<D[K]> }

/** Binds what a factory makes of the parts it names: one of each, made when first asked for. */
export const binder =
  (container: Container) =>
  <T, D extends object>(
    made: ServiceIdentifier<T>,
    needs: Needs<D>,
    factory: (parts: D) => T | Promise<T>,
  ) => {
    const names = Object.keys(needs)
    const parts = (values: unknown[]) =>
      Object.fromEntries(names.map((name, index) => [name, values[index]])) as D
    const bound: BindInWhenOnFluentSyntax<T> = container
      .bind(made)
      .toResolvedValue((...values: unknown[]) => factory(parts(values)), Object.values(needs))
    return bound.inSingletonScope()
  }
