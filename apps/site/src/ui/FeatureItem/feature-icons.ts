import IconAntennaBars5 from '@tabler/icons-react/dist/esm/icons/IconAntennaBars5.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconCurrencyEuro from '@tabler/icons-react/dist/esm/icons/IconCurrencyEuro.mjs';
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import IconHandLoveYou from '@tabler/icons-react/dist/esm/icons/IconHandLoveYou.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPhoneCall from '@tabler/icons-react/dist/esm/icons/IconPhoneCall.mjs';
import IconPhoneOff from '@tabler/icons-react/dist/esm/icons/IconPhoneOff.mjs';
import IconPlug from '@tabler/icons-react/dist/esm/icons/IconPlug.mjs';
import IconServer2 from '@tabler/icons-react/dist/esm/icons/IconServer2.mjs';
import IconUsb from '@tabler/icons-react/dist/esm/icons/IconUsb.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWifi from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { FEATURE_ICON_NAMES, type FeatureIconName } from '@vitrine/domain/content/feature-icons';

/** One for each name that content may give. */
const FEATURE_ICONS = {
  /** Download and upload. */
  speed: IconGauge,
  /** Wi-Fi, repeaters. */
  wifi: IconWifi,
  /** Bands, reception. */
  bands: IconAntennaBars5,
  /** Channels, players, replay. */
  tv: IconDeviceTv,
  /** What must answer at once. */
  games: IconDeviceGamepad2,
  /** Storage, the server inside the box. */
  server: IconServer2,
  /** Sockets for cables. */
  ports: IconUsb,
  /** Power. */
  plug: IconPlug,
  /** Consumption, nights. */
  standby: IconMoon,
  /** What is paid. */
  price: IconCurrencyEuro,
  /** Landline and calls. */
  phone: IconPhone,
  /** Someone calls. */
  'call-back': IconPhoneCall,
  /** Calls that do not get through. */
  'blocked-call': IconPhoneOff,
  /** A mobile telephone, its applications. */
  mobile: IconDeviceMobile,
  /** Computers, tablets and telephones together. */
  devices: IconDevices,
  /** E-mail. */
  mail: IconMail,
  /** What is said, as text. */
  message: IconMessage,
  /** Sign language. */
  sign: IconHandLoveYou,
  /** What is read or watched. */
  eye: IconEye,
  /** Abroad, the web. */
  world: IconWorld,
  /** Security, parental control. */
  lock: IconLock,
  /** Passwords. */
  key: IconKey,
  /** Who one is. */
  identity: IconFingerprint,
  /** People of ours. */
  team: IconUsers,
  /** Someone comes. */
  visit: IconCar,
  /** Near, from here. */
  place: IconMapPin,
} as const satisfies Readonly<Record<FeatureIconName, unknown>>;

/** An unknown name stops the build rather than leave a hole. */
export function featureIcon(name: string) {
  const known = FEATURE_ICON_NAMES.find((candidate) => candidate === name);
  if (known === undefined) {
    throw new Error(`feature icon "${name}" is not one of ${FEATURE_ICON_NAMES.join(', ')}`);
  }
  return FEATURE_ICONS[known];
}
