/** Stands where werift would be, which node-av asks for: WebRTC is not used here. Whoever loads it is told. */

// The names that node-av imports, without which Node would complain about the first of them instead.
export const MediaStreamTrack = undefined;
export const RTCIceCandidate = undefined;
export const RTCPeerConnection = undefined;
export const RTCRtpCodecParameters = undefined;
export const RTCSessionDescription = undefined;
export const RtpPacket = undefined;
export const isRtcp = undefined;

throw new Error(
  'werift is left out of this installation on purpose: node-av wants it for WebRTC alone, which Riscontro does not use. See stubs/ in its repository.',
);
