import { addressDrills } from './addresses.ts';
import { closingDrills } from './closing.ts';
import { contentServiceDrills } from './content-service.ts';
import type { Drill } from './drill.ts';
import { injectionDrills } from './injection.ts';
import { installedDrills } from './installed.ts';
import { partnerServiceDrills } from './partner-services.ts';
import { plannedPriceDrills } from './planned-price.ts';
import { poisonDrills } from './poison.ts';
import { releaseDrills } from './releases.ts';
import { requestDrills } from './requests.ts';
import { scaleOutDrills } from './scale-out.ts';
import { slowClientDrills } from './slow-clients.ts';
import { storeDrills } from './store.ts';
import { trustDrills } from './trust.ts';

/** Every drill, by what it puts to the test. */
export const drillAreas: Readonly<Record<string, readonly Drill[]>> = {
  'Services we depend on': [...contentServiceDrills, ...partnerServiceDrills],
  'The store': storeDrills,
  'Stopping and slow clients': [...closingDrills, ...slowClientDrills],
  'Poison, clocks and personal data': poisonDrills,
  'Requests nobody should send': [...requestDrills, ...addressDrills],
  'Trust and injection': [...trustDrills, ...injectionDrills],
  Releases: [...releaseDrills, ...plannedPriceDrills],
  'Scaling out': [...scaleOutDrills, ...installedDrills],
};
