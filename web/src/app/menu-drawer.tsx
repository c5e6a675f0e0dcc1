import { Drawer } from 'antd'
import { SideMenu } from './side-menu.tsx'

const width = 112

export function MenuDrawer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  return (
    <Drawer
      placement="left"
      size={width}
      open={isOpen}
      onClose={close}
      closable={{ 'aria-label': 'Close the menu', placement: 'end' }}
      aria-label="Menu"
      styles={{ header: { padding: 16 }, body: { padding: '16px 8px' } }}
    >
      <SideMenu isStacked onNavigate={close} />
    </Drawer>
  )
}
