// Devices in a process of their own.
import { createDeviceFleet } from './device-fleet.ts'
import { serveMethods } from './serve-methods.ts'
import { signInDevices } from './sign-in-devices.ts'

serveMethods({ ...createDeviceFleet(), signIn: signInDevices })
