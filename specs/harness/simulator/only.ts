/** A port of which a simulation needs this part; whoever asks for more hears so. */
export const only = <T extends object>(name: string, part: NoInfer<Partial<T>>): T =>
  new Proxy(part as T, {
    get: (target, method) => {
      if (method in target || method === 'then') return Reflect.get(target, method)
      throw new Error(`the simulation has no ${name}.${String(method)}`)
    },
  })
