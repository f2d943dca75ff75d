/** Collects resources while they are opened one after the other, and disposes of them in reverse order. */
export interface Disposal extends AsyncDisposable {
  /** Takes a resource into care and gives it back. */
  use<T extends AsyncDisposable>(resource: T): T;
}

/** Every resource is disposed of even when one fails; the first failure is thrown at the end. */
export function createDisposal(): Disposal {
  const resources: AsyncDisposable[] = [];
  return {
    use: (resource) => {
      resources.push(resource);
      return resource;
    },
    async [Symbol.asyncDispose]() {
      const failures: unknown[] = [];
      for (let resource = resources.pop(); resource !== undefined; resource = resources.pop()) {
        try {
          await resource[Symbol.asyncDispose]();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
