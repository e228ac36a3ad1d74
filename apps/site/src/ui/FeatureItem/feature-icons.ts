import IconAntennaBars5 from '@tabler/icons-react/dist/esm/icons/IconAntennaBars5.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import IconLeaf from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPlug from '@tabler/icons-react/dist/esm/icons/IconPlug.mjs';
import IconServer2 from '@tabler/icons-react/dist/esm/icons/IconServer2.mjs';
import IconWifi from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';

/** The icons that content may name. Add one here, and editors can write it in `features[].icon`. */
const FEATURE_ICONS = {
  /** Download and upload. */
  speed: IconGauge,
  /** Wi-Fi, repeaters. */
  wifi: IconWifi,
  /** Channels, players, replay. */
  tv: IconDeviceTv,
  /** Storage, the server inside the box. */
  server: IconServer2,
  /** Landline and calls. */
  phone: IconPhone,
  /** Sockets, ports, power. */
  plug: IconPlug,
  /** Consumption, repair, recycling. */
  leaf: IconLeaf,
  /** Security, parental control. */
  lock: IconLock,
  /** Bands, reception. */
  bands: IconAntennaBars5,
  /** Someone comes. */
  visit: IconCar,
  /** Near, from here. */
  place: IconMapPin,
} as const;

export type FeatureIconName = keyof typeof FEATURE_ICONS;

export const FEATURE_ICON_NAMES = Object.keys(FEATURE_ICONS) as FeatureIconName[];

/** An unknown name stops the build rather than leave a hole. */
export function featureIcon(name: string) {
  const known = FEATURE_ICON_NAMES.find((candidate) => candidate === name);
  if (known === undefined) {
    throw new Error(`feature icon "${name}" is not one of ${FEATURE_ICON_NAMES.join(', ')}`);
  }
  return FEATURE_ICONS[known];
}
