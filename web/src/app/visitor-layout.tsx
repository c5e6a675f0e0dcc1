import { MainLayout } from './main-layout.tsx'

/** The pages before signing in load neither the component library nor the query library. */
export const VisitorLayout = () => <MainLayout />
