// No directive of a policy closes these ways out of a frame in Chromium, so their constructors go before anything runs.
// Visitors’ code is interpreted and reaches no global of the frame; this holds where the interpreter would fail.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'BroadcastChannel'])
  Reflect.deleteProperty(globalThis, name);
