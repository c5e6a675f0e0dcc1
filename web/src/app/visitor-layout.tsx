import { MainLayout } from './main-layout.tsx'

/** For the pages before signing in: they load neither the component library nor the query library. */
export const VisitorLayout = () => <MainLayout />
