// In Chromium no policy directive closes these channels out of a frame, so their constructors are deleted before
// anything runs. Visitors’ code is interpreted and reaches no global of the frame; this is a second barrier if the
// interpreter fails.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'BroadcastChannel'])
  Reflect.deleteProperty(globalThis, name);
