import type { RouteObject } from 'react-router'

/** The route of a page whose feature is still to be built; it says so under the page's own title. */
export function toCome(title: string): Pick<RouteObject, 'lazy'> {
  return {
    lazy: {
      Component: async () => {
        const { PageToCome } = await import('./page-to-come.tsx')
        return () => <PageToCome title={title} />
      },
    },
  }
}
