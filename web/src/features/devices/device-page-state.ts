/** What a page that leads to a device passes on; also without fields, it says that the set-up continues there. */
export interface DevicePageState {
  /** The network that was just added for the device. */
  wifiNetworkId?: string
}
