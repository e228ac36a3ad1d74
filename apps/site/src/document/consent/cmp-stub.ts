import type { Cmp } from './cmp.ts';

/** What a frame sends, as an object or as its JSON. */
type FrameCall = { command: unknown; parameter: unknown; callId: unknown };

/**
 * The stub of the consent framework's `__cmp`, version 1.1: answers `ping`, keeps every other call for
 * cmp.ts, lets frames find it (`__cmpLocator`) and carries their calls and its answers. Its source is
 * put into every page's head, so it may refer to nothing outside itself.
 */
export function cmpStub(): void {
  const queue: unknown[][] = [];
  const stub: Cmp = (...call) => {
    if (call.length === 0) return queue;
    if (call[0] === 'ping') call[2]?.({ gdprAppliesGlobally: true, cmpLoaded: false }, true);
    else queue.push(call);
    return undefined;
  };
  stub.a = queue;
  window.__cmp = stub;

  addEventListener('message', ({ data, source }) => {
    const isText = typeof data === 'string';
    let call: FrameCall | undefined;
    try {
      call = ((isText ? JSON.parse(data) : data) as { __cmpCall?: FrameCall }).__cmpCall;
    } catch {
      // Not for us.
    }
    if (!call) return;
    const { command, parameter, callId } = call;
    window.__cmp?.(command, parameter, (returnValue, success) => {
      const answer = { __cmpReturn: { returnValue, success, callId } };
      source?.postMessage(isText ? JSON.stringify(answer) : answer, { targetOrigin: '*' });
    });
  });

  // Partners' frames look for it, and come after a choice: making a frame costs a phone up to 0.1 s.
  addEventListener('load', () => {
    const locate = () => {
      const locator = document.createElement('iframe');
      locator.name = '__cmpLocator';
      locator.hidden = true;
      document.body.append(locator);
    };
    // Safari has no idle time to offer.
    (window.requestIdleCallback ?? setTimeout)(locate);
  });
}
