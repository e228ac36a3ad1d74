import {
  type ConsentChoice,
  type Grants,
  kindOfChoice,
  mayLoadPixel,
  mayMeasureCampaigns,
  meaningfulGrants,
  readChoice,
  splitConsentVersion,
} from '@vitrine/domain/consent/choice';
import { PIXEL_VENDORS } from '@vitrine/domain/consent/vendor-ids';
import { CONSENT_KEY } from '@vitrine/domain/storage-keys';
import { forgetCampaign, rememberCampaign } from './campaign.ts';
import { startCmp } from './cmp.ts';
import { consentState, keepDecisions, setChoice } from './consent-state.ts';
import { askForConsent, showPanel } from './layers.ts';
import { showPixels } from './pixels.ts';

/**
 * Starts once the page has loaded. Without a choice that holds: asks, and does nothing else. With one:
 * does what was allowed, and only that. The footer's link opens the second layer on any page.
 */
export function startConsent(): void {
  const { consent: version = '', pixels } = document.documentElement.dataset;
  const { text: textVersion, vendorList: vendorListVersion } = splitConsentVersion(version);
  const held = () => consentState().choice;
  const read = () => setChoice(readChoice(readLocal(), version, Date.now()));
  read();
  const tellWaiting = startCmp(held, vendorListVersion);

  const apply = () => {
    const choice = held();
    const grants: Grants | null = choice && meaningfulGrants(choice, vendorListVersion);
    if (grants && mayMeasureCampaigns(grants)) rememberCampaign();
    else forgetCampaign();
    const allowed = PIXEL_VENDORS.filter(
      (vendor) => grants && mayLoadPixel(vendor, grants, pixels !== undefined),
    );
    // With none too: some may be on their way.
    void showPixels(allowed);
  };

  const prove = async (made: ConsentChoice) => {
    const { id, purposes, vendors } = made;
    const proof = { id, textVersion, vendorListVersion, purposes, vendors };
    try {
      const response = await fetch('/api/consent', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(proof),
        // The visitor may leave at once.
        keepalive: true,
      });
      if (response.ok && held() === made) keep({ ...made, proven: true });
    } catch {
      // No network: the next page sends it.
    }
  };

  const keep = (made: ConsentChoice) => {
    writeLocal(JSON.stringify(made));
    setChoice(made);
  };

  keepDecisions((grants) => {
    const made: ConsentChoice = {
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      version,
      proven: false,
      ...meaningfulGrants(grants, vendorListVersion),
    };
    keep(made);
    // A trailer that plays was asked for before everything was refused.
    if (kindOfChoice(grants) === 'refused')
      for (const frame of document.querySelectorAll('[data-outside-frame]')) frame.remove();
    apply();
    tellWaiting();
    void prove(made);
  });

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-consent-settings]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Without its layer the link still leads to the page that explains.
    showPanel().catch(() => location.assign(link.getAttribute('href') ?? ''));
  });

  // Another tab decided, or this page was kept aside meanwhile: what holds now holds here.
  const refresh = () => {
    read();
    apply();
    tellWaiting();
  };
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY) refresh();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });

  const choice = held();
  if (choice) {
    apply();
    if (!choice.proven) void prove(choice);
  } else {
    // What was allowed once is not allowed any more: the choice has run out, or was for another list.
    forgetCampaign();
    // Never mind a failure: without a choice nothing is loaded, and the next page asks.
    askForConsent().catch(() => undefined);
  }
}

/** Storage may be refused: then the choice holds for this page. */
function readLocal(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

function writeLocal(value: string): void {
  try {
    localStorage.setItem(CONSENT_KEY, value);
  } catch {
    // Nothing is kept: the next page asks again.
  }
}
