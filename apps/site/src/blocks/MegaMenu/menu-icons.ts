import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconRouter from '@tabler/icons-react/dist/esm/icons/IconRouter.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { TablerIcon } from '@tabler/icons-react';
import type { MenuIcon } from '@vitrine/domain/content/layout';

export const menuIcons: Record<MenuIcon, TablerIcon> = {
  box: IconRouter,
  mobile: IconDeviceMobile,
  shop: IconBuildingStore,
  deal: IconTag,
  help: IconLifebuoy,
  pro: IconBriefcase,
  eligibility: IconMapPin,
  account: IconUser,
  mail: IconMail,
  transfer: IconSend,
  contact: IconMessage,
  portal: IconHome,
};
